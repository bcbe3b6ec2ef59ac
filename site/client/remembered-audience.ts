/** Who somebody said they are, once: `drive` for drivers, `host` for hosts. */
export type RememberedAudience = 'drive' | 'host';

const key = 'audience';

/** What was said on this device, if anything; nothing where storage is forbidden or holds something else. */
export function rememberedAudience(): RememberedAudience | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'drive' || value === 'host' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it for search, the FAQ and the tools, on this device only. */
export function rememberAudience(audience: RememberedAudience): void {
  try {
    localStorage.setItem(key, audience);
  } catch {
    // Storage is full or forbidden: it is said again next time.
  }
}

/** Forgets it: somebody asked for everyone's answers. */
export function forgetAudience(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}
