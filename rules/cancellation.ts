import { HOUR, type Instant } from './instant.ts';
import { type Answer, badInput, type UnknownKey } from './decision.ts';
import { facts } from './facts.ts';
import { fields, instant, moved, oneOf, read } from './input.ts';
import { money, type Money, percentOfCents } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';
import { cellOf } from './reservation-actions.ts';
import { type ReservationState, reservationStates, type Role, roles } from './reservation-states.ts';

export interface CancellationInput {
  readonly by: Role;
  readonly state: ReservationState;
  readonly now: Instant;
  /** When the reservation starts. */
  readonly startsAt: Instant;
  /** What the guest paid. */
  readonly amount: Money;
}

export type CancellationOutcome = 'free' | 'deducted' | 'notAllowed' | 'notStated';

export type CancellationReason =
  | { readonly code: 'beforeTheLine'; readonly freeUntil: Instant; readonly refund: Money }
  | {
      readonly code: 'insideTheLine';
      readonly freeUntil: Instant;
      /** What is deducted (for a host: and given to the host), and what goes back; `null` while the percentage is unknown. */
      readonly deducted: Money | null;
      readonly refund: Money | null;
    }
  | { readonly code: 'state'; readonly state: ReservationState }
  | { readonly code: 'startHasPassed' | 'driverTermsNotStated' };

/** A host cancels for free before this instant: 24 hours before the start; NaN for what is no instant. Spec 9. */
export const freeCancellationUntil = (startsAt: Instant): Instant =>
  moved(startsAt, -facts.hostFreeCancellationHours.value * HOUR);

const schema = fields({
  by: oneOf(roles),
  state: oneOf(reservationStates),
  now: instant,
  startsAt: instant,
  amount: money(),
  policy: policyOf('cancellationPercent', 'driverCancellation'),
});

/**
 * What a cancellation costs now. A host cancels only upcoming reservations: free more than 24 hours before the start;
 * from exactly 24 hours on, the operator's `cancellationPercent` of the amount is deducted and given to the host. What
 * canceling costs a driver the documentation does not say: the operator's `driverCancellation`, `notStated` while that
 * is unset. Of 0 percent it is free up to the start. Amounts are rounded half up to a cent. Instants in epoch milliseconds. Errors: `by`, `state`, `now`,
 * `startsAt`, `amount.…`, `policy.cancellationPercent`, `policy.driverCancellation.…`. Spec 1, 4, 6, 9.
 */
export function decideCancellation(
  input: CancellationInput,
  policy: Policy = operatorPolicy,
): Answer<CancellationOutcome, CancellationReason> {
  const checked = read(schema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const { by, state, now, startsAt, amount } = checked.value;
  const { cancellationPercent, driverCancellation } = checked.value.policy;

  const may = cellOf(by, state, 'cancel');
  if (may.outcome !== 'allowed') {
    const outcome = may.outcome === 'notAllowed' ? 'notAllowed' : 'notStated';
    return { outcome, reason: { code: 'state', state }, rule: may.rule };
  }
  if (by === 'driver' && !driverCancellation) {
    const unknown: UnknownKey[] = ['driverCancellation'];
    return { outcome: 'notStated', reason: { code: 'driverTermsNotStated' }, rule: may.rule, unknown };
  }
  const rule = by === 'host' ? 'hostCancellation' : 'driverCancellation';
  const percent = by === 'host' ? cancellationPercent : driverCancellation?.percent;
  const freeHours =
    by === 'host' ? facts.hostFreeCancellationHours.value : (driverCancellation?.freeHours ?? 0);
  // Of nothing that is deducted nobody is told as of a cost.
  const freeUntil = percent === 0 ? startsAt : startsAt - freeHours * HOUR;
  if (now < freeUntil) {
    return { outcome: 'free', reason: { code: 'beforeTheLine', freeUntil, refund: amount }, rule };
  }
  if (now >= startsAt) return { outcome: 'notStated', reason: { code: 'startHasPassed' }, rule };

  if (percent === undefined) {
    const reason = { code: 'insideTheLine', freeUntil, deducted: null, refund: null } as const;
    return { outcome: 'deducted', reason, rule, unknown: ['cancellationPercent'] };
  }
  const cents = percentOfCents(amount.cents, percent);
  const deducted = { cents, currency: amount.currency };
  const refund = { cents: amount.cents - cents, currency: amount.currency };
  return { outcome: 'deducted', reason: { code: 'insideTheLine', freeUntil, deducted, refund }, rule };
}
