import { store, stored } from './storage.ts';

/** Who somebody said they are, once: `drive` for drivers, `host` for hosts. */
export type RememberedAudience = 'drive' | 'host';

const key = 'audience';

/** What was said on this device, if anything; nothing where storage is forbidden or holds something else. */
export function rememberedAudience(): RememberedAudience | undefined {
  const value = stored(key);
  return value === 'drive' || value === 'host' ? value : undefined;
}

/** Remembers it for search, the FAQ and the tools, on this device only. */
export const rememberAudience = (audience: RememberedAudience): void => store(key, audience);

/** Forgets it: somebody asked for everyone's answers. */
export const forgetAudience = (): void => store(key, undefined);
