import { checkInstant, checkNotBefore, errorsOf, HOUR, type Instant } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';

export interface DamageClaimInput {
  readonly now: Instant;
  /** When the reservation ended. */
  readonly endedAt: Instant;
  /** Whether the guest declined the protection plan. */
  readonly protectionDeclined: boolean;
}

export type DamageClaimReason =
  { readonly code: 'inTime' | 'tooLate'; readonly until: Instant } | { readonly code: 'protectionDeclined' };

/** The last instant at which a damage claim can be filed: 24 hours after the end. Spec 5, 9. */
export const damageClaimUntil = (endedAt: Instant): Instant => endedAt + facts.damageClaimHours.value * HOUR;

/**
 * Whether a damage claim can be filed now: within 24 hours after the reservation ended, the last instant included, and
 * only if the protection plan was not declined. Instants in epoch milliseconds. Errors: `now` (also when before
 * `endedAt`), `endedAt`. Spec 5, 9.
 */
export function decideDamageClaim(input: DamageClaimInput): Answer<'open' | 'closed', DamageClaimReason> {
  const { now, endedAt, protectionDeclined } = input;
  const errors = errorsOf(
    checkInstant('now', now),
    checkInstant('endedAt', endedAt),
    checkNotBefore('now', now, 'endedAt', endedAt),
  );
  if (errors.length > 0) return badInput(errors);
  if (protectionDeclined) {
    return { outcome: 'closed', reason: { code: 'protectionDeclined' }, rule: 'damageClaimProtection' };
  }
  const until = damageClaimUntil(endedAt);
  return now <= until
    ? { outcome: 'open', reason: { code: 'inTime', until }, rule: 'damageClaimWindow' }
    : { outcome: 'closed', reason: { code: 'tooLate', until }, rule: 'damageClaimWindow' };
}
