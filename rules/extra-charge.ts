import type { Instant } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { fields, instant, keysOf, nullable, oneOf, read } from './input.ts';
import { checkSameCurrency, money, type Money } from './money.ts';
import { gaps, operatorPolicy, type Policy } from './policy.ts';
import { policyOf, unsetKeys } from './policy-fields.ts';
import { noteSchema, windowEnd } from './refund.ts';

/** What an extra charge is also for, beside what its reason says. Spec 5. */
export const extraChargeUses = ['lateReturn', 'relocation'] as const;
export type ExtraChargeUse = (typeof extraChargeUses)[number];

/** The reasons of an extra charge, and what else each is for. Spec 5. */
export const extraChargeReasons = {
  toll: { alsoFor: [] },
  fuel: { alsoFor: [] },
  cleaning: { alsoFor: ['lateReturn', 'relocation'] },
  others: { alsoFor: [] },
} as const satisfies Record<string, { alsoFor: readonly ExtraChargeUse[] }>;

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

const schema = fields({
  amount: money(1),
  reason: oneOf(keysOf(extraChargeReasons)),
  note: noteSchema,
  now: instant,
  endedAt: nullable(instant),
  policy: policyOf('extraChargeMax', 'extraChargeDays'),
});

/**
 * Whether a host can collect an extra charge: within the operator's `extraChargeMax` and `extraChargeDays` after the
 * end, both limits included; an unset limit is unknown. Instants in epoch milliseconds.
 * Errors: `amount.…`, `reason`, `note`, `now`, `endedAt`, `policy.extraChargeMax.…`, `policy.extraChargeDays`. Spec 3, 5, 6.
 */
export function decideExtraCharge(
  input: ExtraChargeInput,
  policy: Policy = operatorPolicy,
): Answer<'allowed' | 'notAllowed', ExtraChargeReason> {
  const checked = read(schema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const { amount, now, endedAt } = checked.value;
  const { extraChargeMax: maximum, extraChargeDays } = checked.value.policy;
  const mixed = checkSameCurrency(amount.currency, { 'policy.extraChargeMax': maximum });
  if (mixed.length > 0) return badInput(mixed);

  const rule = 'extraCharge';
  const until = windowEnd(endedAt, extraChargeDays);
  if (until !== null && now > until) {
    return { outcome: 'notAllowed', reason: { code: 'windowClosed', until }, rule };
  }
  if (maximum && amount.cents > maximum.cents) {
    return { outcome: 'notAllowed', reason: { code: 'aboveMaximum', maximum }, rule };
  }
  const unknown = unsetKeys(checked.value.policy, 'extraChargeMax', 'extraChargeDays');
  return { outcome: 'allowed', reason: { code: 'withinLimits' }, rule, ...gaps(unknown) };
}
