/** What this device keeps under a key; undefined where it keeps nothing, or storage is forbidden. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text on this device, or forgets it. Where storage is full or forbidden nothing changes. */
export function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It is said again next time.
  }
}
