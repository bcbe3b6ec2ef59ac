import { checkNotBefore } from './validation.ts';
import { HOUR, type Instant, MINUTE } from './instant.ts';
import { type Answer, badInput, type UnknownKey } from './decision.ts';
import { MAX_MINUTES } from './duration.ts';
import { anyText, fields, instant, listOf, read } from './input.ts';
import type { Money } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

export type LatenessOutcome = 'onTime' | 'inGracePeriod' | 'runningLate' | 'notStated';

export type LatenessReason =
  | { readonly code: 'beforeDropOff' }
  | { readonly code: 'gracePeriod'; readonly lateFrom: Instant }
  | {
      readonly code: 'pastGracePeriod';
      readonly lateFrom: Instant;
      /** `null`: not known. */ readonly lateFee: Money | null;
    }
  | { readonly code: 'gracePeriodNotStated' };

const latenessSchema = fields({
  now: instant,
  dropOffAt: instant,
  policy: policyOf('gracePeriodMinutes', 'lateFee'),
});

/**
 * Whether a reservation in progress runs late: past its drop-off time plus the operator's grace period, the last
 * minute of which is still on time. Past drop-off with the grace period unset the outcome is `notStated`; a late fee
 * is known only where `lateFee` is set. A late fee per started hour is counted from the end of the grace period.
 * Instants in epoch milliseconds; more than ten years late is an error. Errors: `now`, `dropOffAt`,
 * `policy.gracePeriodMinutes`, `policy.lateFee.…`. Spec 4, 9.
 */
export function decideLateness(
  input: { readonly now: Instant; readonly dropOffAt: Instant },
  policy: Policy = operatorPolicy,
): Answer<LatenessOutcome, LatenessReason> {
  const checked = read(latenessSchema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const { now, dropOffAt } = checked.value;
  const { gracePeriodMinutes: grace, lateFee } = checked.value.policy;
  const tooLate = checkNotBefore('dropOffAt', dropOffAt, 'now minus ten years', now - MAX_MINUTES * MINUTE);
  if (tooLate) return badInput([tooLate]);

  const rule = 'runningLate';
  if (now <= dropOffAt) return { outcome: 'onTime', reason: { code: 'beforeDropOff' }, rule };
  if (grace === undefined) {
    const unknown: UnknownKey[] = lateFee ? ['gracePeriodMinutes'] : ['gracePeriodMinutes', 'lateFee'];
    return { outcome: 'notStated', reason: { code: 'gracePeriodNotStated' }, rule, unknown };
  }
  const lateFrom = dropOffAt + grace * MINUTE;
  if (now <= lateFrom) return { outcome: 'inGracePeriod', reason: { code: 'gracePeriod', lateFrom }, rule };
  if (!lateFee) {
    const reason = { code: 'pastGracePeriod', lateFrom, lateFee: null } as const;
    return { outcome: 'runningLate', reason, rule, unknown: ['lateFee'] };
  }
  const times = lateFee.per === 'reservation' ? 1 : Math.ceil((now - lateFrom) / HOUR);
  const fee = { cents: lateFee.amount.cents * times, currency: lateFee.amount.currency };
  return { outcome: 'runningLate', reason: { code: 'pastGracePeriod', lateFrom, lateFee: fee }, rule };
}

/** A later reservation of the same vehicle. */
export interface LaterReservation {
  readonly id: string;
  readonly startsAt: Instant;
}

const laterSchema = fields({ returnAt: instant, later: listOf(fields({ id: anyText, startsAt: instant })) });

/**
 * Which later reservations of the vehicle a late return touches: those that start before it is back. For these the
 * host is offered Handle Impacts. One that starts at the very moment of the return is not touched.
 * Instants in epoch milliseconds. Errors: `returnAt`, `later`, `later.<index>.id` and `.startsAt`. Spec 4.
 */
export function affectedReservations(
  returnAt: Instant,
  later: readonly LaterReservation[],
): Answer<
  'affects' | 'affectsNone',
  { readonly code: 'startBeforeReturn'; readonly ids: readonly string[] }
> {
  const input = read(laterSchema, { returnAt, later });
  if (!input.ok) return badInput(input.errors);
  const ids = input.value.later.filter(({ startsAt }) => startsAt < input.value.returnAt).map(({ id }) => id);
  return {
    outcome: ids.length > 0 ? 'affects' : 'affectsNone',
    reason: { code: 'startBeforeReturn', ids },
    rule: 'lateTouchesLater',
  };
}
