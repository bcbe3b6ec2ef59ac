import { checkNotBefore } from './validation.ts';
import { HOUR, type Instant } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { fields, instant, moved, read, yesNo } from './input.ts';

export interface DamageClaimInput {
  readonly now: Instant;
  /** When the reservation ended. */
  readonly endedAt: Instant;
  /** Whether the guest declined the protection plan. */
  readonly protectionDeclined: boolean;
}

export type DamageClaimReason =
  | { readonly code: 'inTime' | 'tooLate'; readonly until: Instant }
  | { readonly code: 'protectionDeclined' };

/** The last instant at which a damage claim can be filed: 24 hours after the end; NaN for what is no instant. Spec 5, 9. */
export const damageClaimUntil = (endedAt: Instant): Instant =>
  moved(endedAt, facts.damageClaimHours.value * HOUR);

const schema = fields({ now: instant, endedAt: instant, protectionDeclined: yesNo });

/**
 * Whether a damage claim can be filed now: within 24 hours after the reservation ended, the last instant included, and
 * only if the protection plan was not declined. Instants in epoch milliseconds. Errors: `now` (also when before
 * `endedAt`), `endedAt`, `protectionDeclined`. Spec 5, 9.
 */
export function decideDamageClaim(input: DamageClaimInput): Answer<'open' | 'closed', DamageClaimReason> {
  const checked = read(schema, input);
  if (!checked.ok) return badInput(checked.errors);
  const { now, endedAt, protectionDeclined } = checked.value;
  const order = checkNotBefore('now', now, 'endedAt', endedAt);
  if (order) return badInput([order]);
  if (protectionDeclined) {
    return { outcome: 'closed', reason: { code: 'protectionDeclined' }, rule: 'damageClaimProtection' };
  }
  const until = damageClaimUntil(endedAt);
  return now <= until
    ? { outcome: 'open', reason: { code: 'inTime', until }, rule: 'damageClaimWindow' }
    : { outcome: 'closed', reason: { code: 'tooLate', until }, rule: 'damageClaimWindow' };
}
