import { checkInstant, checkKey, errorsOf, HOUR, type Instant } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { checkMoney, checkPercent, type Money, percentOfCents } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { decideAction } from './reservation-actions.ts';
import { type ReservationState, reservationStateTable, type Role } from './reservation-states.ts';

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
      /** What is deducted and given to the host, and what goes back; `null` while the percentage is unknown. */
      readonly deducted: Money | null;
      readonly refund: Money | null;
    }
  | { readonly code: 'state'; readonly state: ReservationState }
  | { readonly code: 'startHasPassed' };

/** A cancellation is free before this instant: 24 hours before the start. Spec 9. */
export const freeCancellationUntil = (startsAt: Instant): Instant =>
  startsAt - facts.hostFreeCancellationHours.value * HOUR;

/**
 * What a cancellation costs now. More than 24 hours before the start it is free; from exactly 24 hours on, the
 * operator's `cancellationPercent` of the amount is deducted and given to the host, rounded half up to a cent.
 * A host cancels only upcoming reservations. The documentation draws the line under host cancellation; it is applied
 * to both. Instants in epoch milliseconds. Errors: `by`, `state`, `now`, `startsAt`, `amount.…`,
 * `policy.cancellationPercent`. Spec 4, 6, 9.
 */
export function decideCancellation(
  input: CancellationInput,
  policy: Policy = operatorPolicy,
): Answer<CancellationOutcome, CancellationReason> {
  const { by, state, now, startsAt, amount } = input;
  const percent = policy.cancellationPercent;
  const errors = errorsOf(
    checkKey('by', by, { driver: 1, host: 1 }),
    checkKey('state', state, reservationStateTable),
    checkInstant('now', now),
    checkInstant('startsAt', startsAt),
    checkMoney('amount', amount),
    checkPercent('policy.cancellationPercent', percent),
  );
  if (errors.length > 0) return badInput(errors);

  const may = decideAction(by, state, 'cancel');
  if (may.outcome !== 'allowed') {
    const outcome = may.outcome === 'notAllowed' ? 'notAllowed' : 'notStated';
    return { outcome, reason: { code: 'state', state }, rule: may.rule };
  }
  const rule = by === 'host' ? 'hostCancellation' : 'driverCancellation';
  const freeUntil = freeCancellationUntil(startsAt);
  if (now < freeUntil) {
    return { outcome: 'free', reason: { code: 'beforeTheLine', freeUntil, refund: amount }, rule };
  }
  if (now >= startsAt) return { outcome: 'notStated', reason: { code: 'startHasPassed' }, rule };

  if (percent === undefined) {
    return {
      outcome: 'deducted',
      reason: { code: 'insideTheLine', freeUntil, deducted: null, refund: null },
      rule,
      unknown: ['cancellationPercent'],
    };
  }
  const cents = percentOfCents(amount.cents, percent);
  const deducted = { cents, currency: amount.currency };
  const refund = { cents: amount.cents - cents, currency: amount.currency };
  return { outcome: 'deducted', reason: { code: 'insideTheLine', freeUntil, deducted, refund }, rule };
}
