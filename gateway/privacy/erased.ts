import { sentTtlMs } from '../contact/contact-tokens.ts';
import type { Store } from '../store/store.ts';

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
    note: (number) => store.set(keyOf(number), 'yes', sentTtlMs),
    has,
    async forget(number) {
      if (await has(number)) await store.set(keyOf(number), 'no', sentTtlMs);
    },
  };
}
