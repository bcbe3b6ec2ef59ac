import type { PayoutStatus } from '../providers/provider.ts';

/** What we know of an account's payout setup, as kept in the store; times in milliseconds since 1970. */
export interface KnownStatus {
  status: PayoutStatus;
  /** When the provider said so; 0 where it never did. */
  at: number;
  /** Until when it is answered without asking again. */
  freshUntil: number;
  /** Since when the provider gives no answer, if it gives none. */
  silentSince?: number;
}

/** For how long a provider may be silent before the page is told of an error. */
const maxSilenceMs = 60_000;

/** What the provider has just said. */
export function knownStatus(status: PayoutStatus, ttlMs: number, now = Date.now()): KnownStatus {
  return { status, at: now, freshUntil: now + ttlMs };
}

/** The same as before, with a note that the provider gave no answer. */
export function withoutAnswer(last: KnownStatus | undefined, ttlMs: number, now = Date.now()): KnownStatus {
  const before = last ?? { status: 'PENDING', at: 0 };
  return {
    status: before.status,
    at: before.at,
    freshUntil: now + ttlMs,
    silentSince: last?.silentSince ?? now,
  };
}

/** What the page is told: through a minute of silence the last answer, if it is no older; after that an error. */
export function presentStatus({ status, at, silentSince }: KnownStatus, now = Date.now()): PayoutStatus {
  if (silentSince === undefined) return status;
  if (now - silentSince > maxSilenceMs) return 'ERROR';
  return now - at <= maxSilenceMs ? status : 'PENDING';
}
