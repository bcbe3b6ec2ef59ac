import type { Store } from '../store/store.ts';

/** As long as a page thanks for what was sent: see `contact-tokens.ts`. */
const rememberedMs = 12 * 60 * 60 * 1000;

/** The numbers of what was erased lately: a page that somebody comes back to must not go on to say that we have it. */
export interface Erased {
  note(number: string): Promise<void>;
  has(number: string): Promise<boolean>;
  /** It was sent again, and has its number again. */
  forget(number: string): Promise<void>;
}

export function erasedNumbers(store: Pick<Store, 'get' | 'set'>): Erased {
  const keyOf = (number: string) => `erased:${number}`;
  const has = async (number: string) => (await store.get(keyOf(number))) === 'yes';
  return {
    note: (number) => store.set(keyOf(number), 'yes', rememberedMs),
    has,
    async forget(number) {
      if (await has(number)) await store.set(keyOf(number), 'no', rememberedMs);
    },
  };
}
