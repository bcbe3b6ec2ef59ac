import { checkInstant, checkKey, checkWhole, DAY, errorsOf, type Instant } from './checks.ts';
import { type Answer, badInput, type FieldError } from './decision.ts';
import { checkMoney, checkSameCurrency, type Money } from './money.ts';
import { operatorPolicy, type Policy, unsetKeys } from './policy.ts';

/** The reasons of a refund, as the Host app names them. Spec 5. */
export const refundReasons = {
  duplicate: 'Duplicate',
  fraudulent: 'Fraudulent',
  requestedByCustomer: 'Requested by Customer',
  other: 'Other',
} as const;

export type RefundReasonKey = keyof typeof refundReasons;

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

/** The errors of a note: at most 2,000 characters. */
export const checkNote = (note: string): FieldError | undefined =>
  note.length > MAX_NOTE
    ? { field: 'note', code: 'tooLong', message: 'The note has at most 2,000 characters.' }
    : undefined;

/** The last instant of a window of days after the end; `null` while there is none. For checked input. */
export const windowEnd = (endedAt: Instant | null, days: number | undefined): Instant | null =>
  endedAt === null || days === undefined ? null : endedAt + days * DAY;

/**
 * Whether a host can refund an amount: no more than was paid and not yet refunded, and within the operator's
 * `refundDays` after the end, the last instant included (unset: unknown). Instants in epoch milliseconds.
 * Errors: `amount.…`, `reason`, `note`, `paid.…`, `refunded.…`, `now`, `endedAt`, `policy.refundDays`. Spec 3, 5, 6.
 */
export function decideRefund(
  input: RefundInput,
  policy: Policy = operatorPolicy,
): Answer<'allowed' | 'notAllowed', RefundReason> {
  const { amount, reason, note, paid, refunded, now, endedAt } = input;
  const { refundDays } = policy;
  const errors = errorsOf(
    checkMoney('amount', amount, 1),
    checkKey('reason', reason, refundReasons),
    checkNote(note),
    checkMoney('paid', paid),
    checkMoney('refunded', refunded),
    checkSameCurrency(amount.currency, { paid, refunded }),
    checkInstant('now', now),
    endedAt === null ? undefined : checkInstant('endedAt', endedAt),
    refundDays === undefined ? undefined : checkWhole('policy.refundDays', refundDays, 0, 3_660),
  );
  if (errors.length > 0) return badInput(errors);

  const rule = 'refund';
  const until = windowEnd(endedAt, refundDays);
  if (until !== null && now > until) {
    return { outcome: 'notAllowed', reason: { code: 'windowClosed', until }, rule };
  }
  const left = { cents: Math.max(0, paid.cents - refunded.cents), currency: paid.currency };
  if (amount.cents > left.cents)
    return { outcome: 'notAllowed', reason: { code: 'moreThanPaid', left }, rule };
  const unknown = unsetKeys(policy, 'refundDays');
  return {
    outcome: 'allowed',
    reason: { code: 'withinPaid', left },
    rule,
    ...(unknown.length > 0 ? { unknown } : {}),
  };
}
