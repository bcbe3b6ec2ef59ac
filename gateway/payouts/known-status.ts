import type { PayoutStatus } from '../providers/provider.ts';

/** What we know of an account's payout setup, as kept in the store; times in milliseconds since 1970, by the clock that nobody sets. */
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
export function knownStatus(status: PayoutStatus, ttlMs: number, now: number): KnownStatus {
  return { status, at: now, freshUntil: now + ttlMs };
}

/** The same as before, with a note that the provider gave no answer. */
export function withoutAnswer(last: KnownStatus | undefined, ttlMs: number, now: number): KnownStatus {
  const before = last ?? { status: 'PENDING', at: 0 };
  return {
    status: before.status,
    at: before.at,
    freshUntil: now + ttlMs,
    silentSince: Math.min(last?.silentSince ?? now, now),
  };
}

/** Whether the provider has said something that still counts: in the last minute. */
export const isRecent = ({ at }: KnownStatus, now: number): boolean => now - at <= maxSilenceMs;

/**
 * Whether a status is answered without asking again. One that would be for longer than any is kept comes from an instance
 * whose clock is ahead of ours.
 */
export function isFresh({ freshUntil }: KnownStatus, maxTtlMs: number, now: number): boolean {
  return now < freshUntil && freshUntil <= now + maxTtlMs;
}

/** What the page is told: through a minute of silence the last answer, if it is no older; after that an error. */
export function presentStatus(known: KnownStatus, now: number): PayoutStatus {
  const { status, silentSince } = known;
  if (silentSince === undefined) return status;
  if (now - silentSince > maxSilenceMs) return 'ERROR';
  return isRecent(known, now) ? status : 'PENDING';
}
