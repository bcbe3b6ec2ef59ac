import { checkInstant, checkKey, checkWhole, errorsOf, type Instant } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { checkMoney, checkSameCurrency, type Money } from './money.ts';
import { operatorPolicy, type Policy, unsetKeys } from './policy.ts';
import { checkNote, windowEnd } from './refund.ts';

/** The reasons of an extra charge, as the Host app names them, and what else each is for. Spec 5. */
export const extraChargeReasons = {
  toll: { label: 'Toll', alsoFor: [] },
  fuel: { label: 'Fuel', alsoFor: [] },
  cleaning: { label: 'Cleaning', alsoFor: ['late return', 'relocation'] },
  others: { label: 'Others', alsoFor: [] },
} as const satisfies Record<string, { label: string; alsoFor: readonly string[] }>;

export type ExtraChargeReasonKey = keyof typeof extraChargeReasons;

export interface ExtraChargeInput {
  /** At least one cent. */
  readonly amount: Money;
  readonly reason: ExtraChargeReasonKey;
  /** May be empty. */
  readonly note: string;
  readonly now: Instant;
  /** When the reservation ended; `null` while it has not. */
  readonly endedAt: Instant | null;
}

export type ExtraChargeReason =
  | { readonly code: 'withinLimits' }
  | { readonly code: 'aboveMaximum'; readonly maximum: Money }
  | { readonly code: 'windowClosed'; readonly until: Instant };

/**
 * Whether a host can collect an extra charge: within the operator's `extraChargeMax` and `extraChargeDays` after the
 * end, both limits included; an unset limit is unknown. Instants in epoch milliseconds.
 * Errors: `amount.…`, `reason`, `note`, `now`, `endedAt`, `policy.extraChargeMax.…`, `policy.extraChargeDays`. Spec 3, 5, 6.
 */
export function decideExtraCharge(
  input: ExtraChargeInput,
  policy: Policy = operatorPolicy,
): Answer<'allowed' | 'notAllowed', ExtraChargeReason> {
  const { amount, reason, note, now, endedAt } = input;
  const { extraChargeMax: maximum, extraChargeDays } = policy;
  const errors = errorsOf(
    checkMoney('amount', amount, 1),
    checkKey('reason', reason, extraChargeReasons),
    checkNote(note),
    checkInstant('now', now),
    endedAt === null ? undefined : checkInstant('endedAt', endedAt),
    maximum ? checkMoney('policy.extraChargeMax', maximum) : [],
    checkSameCurrency(amount.currency, { 'policy.extraChargeMax': maximum }),
    extraChargeDays === undefined
      ? undefined
      : checkWhole('policy.extraChargeDays', extraChargeDays, 0, 3_660),
  );
  if (errors.length > 0) return badInput(errors);

  const rule = 'extraCharge';
  const until = windowEnd(endedAt, extraChargeDays);
  if (until !== null && now > until) {
    return { outcome: 'notAllowed', reason: { code: 'windowClosed', until }, rule };
  }
  if (maximum && amount.cents > maximum.cents) {
    return { outcome: 'notAllowed', reason: { code: 'aboveMaximum', maximum }, rule };
  }
  const unknown = unsetKeys(policy, 'extraChargeMax', 'extraChargeDays');
  return {
    outcome: 'allowed',
    reason: { code: 'withinLimits' },
    rule,
    ...(unknown.length > 0 ? { unknown } : {}),
  };
}
