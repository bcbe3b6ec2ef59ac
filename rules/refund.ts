import { DAY, type Instant } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { fields, instant, nullable, oneOf, read, value, wrong } from './input.ts';
import { checkSameCurrency, money, type Money } from './money.ts';
import { gaps, operatorPolicy, type Policy } from './policy.ts';
import { policyOf, unsetKeys } from './policy-fields.ts';

/** The reasons of a refund. Spec 5. */
export const refundReasons = ['duplicate', 'fraudulent', 'requestedByCustomer', 'other'] as const;

export type RefundReasonKey = (typeof refundReasons)[number];

/** The longest note to a refund or a charge that is accepted here, in characters. */
export const MAX_NOTE = 2_000;

export interface RefundInput {
  /** At least one cent. */
  readonly amount: Money;
  readonly reason: RefundReasonKey;
  /** May be empty. */
  readonly note: string;
  /** What the guest paid, and what was refunded of it before. */
  readonly paid: Money;
  readonly refunded: Money;
  readonly now: Instant;
  /** When the reservation ended; `null` while it has not. */
  readonly endedAt: Instant | null;
}

export type RefundReason =
  | { readonly code: 'withinPaid' | 'moreThanPaid'; readonly left: Money }
  | { readonly code: 'windowClosed'; readonly until: Instant };

/** The schema of a note: text of at most 2,000 characters, which may be empty. */
export const noteSchema = value<string>(
  (note) => typeof note === 'string' && note.length <= MAX_NOTE,
  wrong('tooLong', { sentence: 'tooLongNote', values: { max: MAX_NOTE }, assumes: 'noteLength' }),
);

/** The last instant of a window of days after the end; `null` while there is none. For checked input. */
export const windowEnd = (endedAt: Instant | null, days: number | undefined): Instant | null =>
  endedAt === null || days === undefined ? null : endedAt + days * DAY;

const schema = fields({
  amount: money(1),
  reason: oneOf(refundReasons),
  note: noteSchema,
  paid: money(),
  refunded: money(),
  now: instant,
  endedAt: nullable(instant),
  policy: policyOf('refundDays'),
});

/**
 * Whether a host can refund an amount: no more than was paid and not yet refunded (`assumes`), and within the operator's
 * `refundDays` after the end, the last instant included (unset: unknown). Instants in epoch milliseconds.
 * Errors: `amount.…`, `reason`, `note`, `paid.…`, `refunded.…`, `now`, `endedAt`, `policy.refundDays`. Spec 3, 5, 6.
 */
export function decideRefund(
  input: RefundInput,
  policy: Policy = operatorPolicy,
): Answer<'allowed' | 'notAllowed', RefundReason> {
  const checked = read(schema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const { amount, paid, refunded, now, endedAt } = checked.value;
  const mixed = checkSameCurrency(amount.currency, { paid, refunded });
  if (mixed.length > 0) return badInput(mixed);

  const rule = 'refund';
  const until = windowEnd(endedAt, checked.value.policy.refundDays);
  if (until !== null && now > until) {
    return { outcome: 'notAllowed', reason: { code: 'windowClosed', until }, rule };
  }
  const left = { cents: Math.max(0, paid.cents - refunded.cents), currency: paid.currency };
  const assumes = ['refundUpToPaid'] as const;
  if (amount.cents > left.cents)
    return { outcome: 'notAllowed', reason: { code: 'moreThanPaid', left }, rule, assumes };
  const unknown = unsetKeys(checked.value.policy, 'refundDays');
  return { outcome: 'allowed', reason: { code: 'withinPaid', left }, rule, assumes, ...gaps(unknown) };
}
