import { LRUCache } from 'lru-cache';
import type { AccountState, StripeFault } from './faults.ts';

/** How an account answers the next question about it. */
export interface PlayedAccount {
  state: AccountState;
  delayMs?: number;
  fault?: StripeFault;
}

/** An account that plays a part, by its name; `.name` after it makes a copy that counts by itself. */
export const playedName = /^(sandbox-[a-z\d-]+)(?:\.\w{1,40})?$/;

/** For longer than a page goes on asking (spec 7). */
export const playedTtlMs = 11 * 60_000;

/**
 * The accounts whose names say how they behave; they are listed in `docs/how-to/payouts-and-consent.md`.
 *
 * @param usualPart what an account plays whose name says nothing; left out, nothing
 * @returns how an account answers now, each call being one question; undefined where it plays no part
 */
export function playedAccounts(usualPart?: string): (account: string) => PlayedAccount | undefined {
  const questions = new LRUCache<string, number>({ max: 1000, ttl: playedTtlMs });

  /** Not submitted three times, then complete; then the count begins again. */
  function readyAfterThree(account: string): PlayedAccount {
    const count = ((questions.get(account) ?? 0) % 4) + 1;
    questions.set(account, count);
    return { state: count < 4 ? 'not_submitted' : 'complete' };
  }

  const parts: Record<string, (account: string) => PlayedAccount> = {
    'sandbox-ready': () => ({ state: 'complete' }),
    'sandbox-ready-after-3': readyAfterThree,
    'sandbox-never-ready': () => ({ state: 'not_submitted' }),
    'sandbox-error': () => ({ state: 'rejected' }),
    'sandbox-slow': () => ({ state: 'complete', delayMs: 4000 }),
    'sandbox-outage': () => ({ state: 'not_submitted', fault: '500' }),
  };
  const noSuchAccount: PlayedAccount = { state: 'not_submitted', fault: '404' };

  return (account) => {
    const part = playedName.exec(account)?.[1] ?? usualPart;
    return part === undefined ? undefined : (parts[part]?.(account) ?? noSuchAccount);
  };
}
