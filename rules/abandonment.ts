import { checkAfter } from './validation.ts';
import { type Instant, MINUTE } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { fields, instant, read, yesNo } from './input.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

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

const schema = fields({ now: instant, pickupAt: instant, dropOffAt: instant, collected: yesNo });

/**
 * Whether a reservation counts as abandoned. Its vehicle was not collected: from the scheduled pickup on it is
 * `atRisk`, once the drop-off time has passed (the host's view) it is `abandoned` and the reservation amount is
 * deducted. At the drop-off minute itself it is not yet abandoned.
 * Instants in epoch milliseconds. Errors: `now`, `pickupAt`, `dropOffAt`, `collected`. Spec 4.
 */
export function decideAbandonment(
  input: AbandonmentInput,
): Answer<'notAbandoned' | 'atRisk' | 'abandoned', AbandonmentReason> {
  const checked = read(schema, input);
  if (!checked.ok) return badInput(checked.errors);
  const { now, pickupAt, dropOffAt, collected } = checked.value;
  const order = checkAfter('dropOffAt', dropOffAt, 'pickupAt', pickupAt);
  if (order) return badInput([order]);
  const rule = 'abandoned';
  if (collected) return { outcome: 'notAbandoned', reason: { code: 'collected' }, rule };
  if (now < pickupAt) return { outcome: 'notAbandoned', reason: { code: 'beforePickup' }, rule };
  return now > dropOffAt
    ? { outcome: 'abandoned', reason: { code: 'notCollected', deducted: 'reservationAmount' }, rule }
    : { outcome: 'atRisk', reason: { code: 'notCollectedYet', abandonedAfter: dropOffAt }, rule };
}

const remindersSchema = fields({ dropOffAt: instant, policy: policyOf('abandonmentReminderMinutes') });

/**
 * When the reminders go to guest and host before a vehicle is abandoned, earliest first: the operator's
 * `abandonmentReminderMinutes` before the drop-off time. Unset, the documentation says only that they go out
 * (`notStated`). Errors: `dropOffAt`, `policy.abandonmentReminderMinutes.<index>`. Spec 4.
 */
export function abandonmentReminders(
  dropOffAt: Instant,
  policy: Policy = operatorPolicy,
): Answer<
  'scheduled' | 'notStated',
  | { readonly code: 'reminders'; readonly to: readonly ['driver', 'host']; readonly at: readonly Instant[] }
  | { readonly code: 'timesNotStated'; readonly to: readonly ['driver', 'host'] }
> {
  const input = read(remindersSchema, { dropOffAt, policy });
  if (!input.ok) return badInput(input.errors);
  const minutes = input.value.policy.abandonmentReminderMinutes;
  const rule = 'abandonmentReminders';
  const to = ['driver', 'host'] as const;
  if (!minutes) {
    const reason = { code: 'timesNotStated', to } as const;
    return { outcome: 'notStated', reason, rule, unknown: ['abandonmentReminderMinutes'] };
  }
  const at = minutes.map((each) => dropOffAt - each * MINUTE).sort((a, b) => a - b);
  return { outcome: 'scheduled', reason: { code: 'reminders', to, at }, rule };
}
