import { sentTtlMs } from '../contact/contact-tokens.ts';
import type { Store } from '../store/store.ts';

/** The numbers of what was erased lately: a page that somebody comes back to must not go on to say that we have it. */
export function erasedNumbers(store: Pick<Store, 'get' | 'set'>) {
  const keyOf = (number: string) => `erased:${number}`;
  const has = async (number: string) => (await store.get(keyOf(number))) === 'yes';
  return {
    note: (number: string) => store.set(keyOf(number), 'yes', sentTtlMs),
    has,
    /** It was sent again, and has its number again. */
    async forget(number: string) {
      if (await has(number)) await store.set(keyOf(number), 'no', sentTtlMs);
    },
  };
}
