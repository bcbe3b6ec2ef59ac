import { checkWhole, errorsOf } from './checks.ts';
import { type Answer, badInput, isBadInput, type UnknownKey } from './decision.ts';
import { checkMinutes, HOUR_MINUTES, partHourGap } from './duration.ts';
import { checkMoney, checkSameCurrency, fractionOfCents, type Money } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { timePrice } from './price.ts';
import type { PricePlan } from './price-plan.ts';

/** What a reservation is made of, for its cost (spec 1). */
export interface QuoteInput {
  readonly plan: PricePlan;
  /** The reserved time in whole minutes, up to ten years. */
  readonly minutes: number;
  /** Minutes beyond the reserved time. */
  readonly extraMinutes?: number;
  /** Miles beyond the included distance: 0-100,000. */
  readonly extraMiles?: number;
  /** What the chosen insurance plan costs for this reservation, as the app shows it. Unset: none. */
  readonly insurance?: Money;
}

export type QuotePart = 'days' | 'hours' | 'insurance' | 'extraHours' | 'extraMiles' | 'reservationFee';

/** One line of a quote; an amount of `null` is not known. */
export interface QuoteLine {
  readonly part: QuotePart;
  readonly amount: Money | null;
}

export interface QuoteReason {
  readonly code: 'allKnown' | 'partsUnknown';
  readonly lines: readonly QuoteLine[];
  /** The sum of the known lines; the cost is at least this. */
  readonly total: Money;
}

/**
 * The cost of a reservation, line by line: time, insurance plan, extra hours, extra miles, reservation fee.
 * `complete` when every line is known, else `atLeast`: then `unknown` names the missing numbers and `total` is the
 * sum of the known lines. Errors: `minutes`, `extraMinutes`, `extraMiles`, `insurance.…`, `plan.…`,
 * `policy.reservationFee.…`. Spec 1, 3.
 */
export function quote(
  input: QuoteInput,
  policy: Policy = operatorPolicy,
): Answer<'complete' | 'atLeast', QuoteReason> {
  const { plan, minutes, extraMinutes = 0, extraMiles = 0, insurance } = input;
  const { currency } = plan.dayRate;
  const fee = policy.reservationFee;
  const time = timePrice(plan, minutes, policy);
  const errors = errorsOf(
    isBadInput(time) ? time.errors : [],
    checkMinutes('extraMinutes', extraMinutes),
    checkWhole('extraMiles', extraMiles, 0, 100_000),
    insurance ? checkMoney('insurance', insurance) : [],
    fee ? checkMoney('policy.reservationFee', fee) : [],
    checkSameCurrency(currency, { insurance, 'policy.reservationFee': fee }),
  );
  if (isBadInput(time) || errors.length > 0) return badInput(errors);

  const unknown: UnknownKey[] = [];
  const rated = (key: UnknownKey, rate: Money | undefined, cents: (rate: number) => number): Money | null => {
    if (rate) return { cents: cents(rate.cents), currency };
    unknown.push(key);
    return null;
  };
  const lines: QuoteLine[] = [
    { part: 'days', amount: time.reason.days },
    { part: 'hours', amount: time.reason.hours },
  ];
  if (insurance) lines.push({ part: 'insurance', amount: insurance });
  if (extraMinutes > 0) {
    const amount = rated('plan.extraHourRate', plan.extraHourRate, (rate) =>
      extraHours(rate, extraMinutes, policy),
    );
    lines.push({ part: 'extraHours', amount });
  }
  if (extraMiles > 0) {
    const amount = rated('plan.extraMileRate', plan.extraMileRate, (rate) => rate * extraMiles);
    lines.push({ part: 'extraMiles', amount });
  }
  lines.push({ part: 'reservationFee', amount: rated('reservationFee', fee, (cents) => cents) });

  const partHour = { ...partHourGap(extraMinutes, policy), ...partHourGap(minutes, policy) };
  unknown.unshift(...(partHour.unknown ?? []));
  const total = { cents: lines.reduce((sum, { amount }) => sum + (amount?.cents ?? 0), 0), currency };
  const known = lines.every(({ amount }) => amount !== null);
  return {
    outcome: known ? 'complete' : 'atLeast',
    reason: { code: known ? 'allKnown' : 'partsUnknown', lines, total },
    rule: 'costParts',
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(partHour.assumes ? { assumes: partHour.assumes } : {}),
  };
}

/** Extra hours are hours throughout: a plan's day rate does not apply to them. A begun hour counts as in a price. */
const extraHours = (rate: number, minutes: number, policy: Policy) =>
  policy.partHour === 'prorated'
    ? fractionOfCents(rate, minutes, HOUR_MINUTES)
    : rate * Math.ceil(minutes / HOUR_MINUTES);
