import { checkAfter, checkInstant, checkWhole, errorsOf, type Instant, MINUTE } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { MAX_MINUTES } from './duration.ts';
import { operatorPolicy, type Policy } from './policy.ts';

export interface AbandonmentInput {
  readonly now: Instant;
  /** The scheduled pickup. */
  readonly pickupAt: Instant;
  /** The scheduled drop-off, after the pickup. */
  readonly dropOffAt: Instant;
  /** Whether the vehicle was collected. */
  readonly collected: boolean;
}

export type AbandonmentReason =
  | { readonly code: 'collected' | 'beforePickup' }
  | { readonly code: 'notCollectedYet'; readonly abandonedAfter: Instant }
  | { readonly code: 'notCollected'; readonly deducted: 'reservationAmount' };

/**
 * Whether a reservation counts as abandoned. Its vehicle was not collected: from the scheduled pickup on it is
 * `atRisk`, once the drop-off time has passed (the host's view) it is `abandoned` and the reservation amount is
 * deducted. At the drop-off minute itself it is not yet abandoned.
 * Instants in epoch milliseconds. Errors: `now`, `pickupAt`, `dropOffAt`. Spec 4.
 */
export function decideAbandonment(
  input: AbandonmentInput,
): Answer<'notAbandoned' | 'atRisk' | 'abandoned', AbandonmentReason> {
  const { now, pickupAt, dropOffAt, collected } = input;
  const errors = errorsOf(
    checkInstant('now', now),
    checkInstant('pickupAt', pickupAt),
    checkInstant('dropOffAt', dropOffAt),
    checkAfter('dropOffAt', dropOffAt, 'pickupAt', pickupAt),
  );
  if (errors.length > 0) return badInput(errors);
  const rule = 'abandoned';
  if (collected) return { outcome: 'notAbandoned', reason: { code: 'collected' }, rule };
  if (now < pickupAt) return { outcome: 'notAbandoned', reason: { code: 'beforePickup' }, rule };
  return now > dropOffAt
    ? { outcome: 'abandoned', reason: { code: 'notCollected', deducted: 'reservationAmount' }, rule }
    : { outcome: 'atRisk', reason: { code: 'notCollectedYet', abandonedAfter: dropOffAt }, rule };
}

/**
 * When the reminders go to guest and host before a vehicle is abandoned, earliest first: the operator's
 * `abandonmentReminderMinutes` before the drop-off time. Unset, the documentation says only that they go out
 * (`notStated`). Errors: `dropOffAt`, `policy.abandonmentReminderMinutes`. Spec 4.
 */
export function abandonmentReminders(
  dropOffAt: Instant,
  policy: Policy = operatorPolicy,
): Answer<
  'scheduled' | 'notStated',
  | { readonly code: 'reminders'; readonly to: readonly ['driver', 'host']; readonly at: readonly Instant[] }
  | { readonly code: 'timesNotStated'; readonly to: readonly ['driver', 'host'] }
> {
  const minutes = policy.abandonmentReminderMinutes;
  const errors = errorsOf(
    checkInstant('dropOffAt', dropOffAt),
    ...(minutes ?? []).map((each) => checkWhole('policy.abandonmentReminderMinutes', each, 0, MAX_MINUTES)),
  );
  if (errors.length > 0) return badInput(errors);
  const rule = 'abandonmentReminders';
  const to = ['driver', 'host'] as const;
  if (!minutes) {
    const reason = { code: 'timesNotStated', to } as const;
    return { outcome: 'notStated', reason, rule, unknown: ['abandonmentReminderMinutes'] };
  }
  const at = minutes.map((each) => dropOffAt - each * MINUTE).sort((a, b) => a - b);
  return { outcome: 'scheduled', reason: { code: 'reminders', to, at }, rule };
}
