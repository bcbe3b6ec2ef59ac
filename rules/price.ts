import { errorsOf } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { billedTime, type BilledTime, checkMinutes, HOUR_MINUTES, partHourGap } from './duration.ts';
import { fractionOfCents, type Money } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { checkPlan, type PricePlan } from './price-plan.ts';

/** The price of some time: its billed days, hours and minutes, what each costs, and the sum. */
export interface TimePriceReason {
  readonly code: 'daysAndHours';
  readonly time: BilledTime;
  readonly days: Money;
  /** The hours, and the minutes where those are billed. */
  readonly hours: Money;
  readonly total: Money;
}

/**
 * What a duration costs under a price plan: whole days at the day rate and the rest at the hour rate, so that
 * 25 hours cost 1 day + 1 hour. `minutes` is a whole number from 0 to ten years. Exact in integer cents; minutes are
 * rounded half up to a cent. There is no cap on the hours: see `planWarnings`. Errors: `minutes`, `plan.…`. Spec 3.
 */
export function timePrice(
  plan: PricePlan,
  minutes: number,
  policy: Policy = operatorPolicy,
): Answer<'priced', TimePriceReason> {
  const errors = errorsOf(checkMinutes('minutes', minutes), checkPlan(plan));
  if (errors.length > 0) return badInput(errors);
  const { currency } = plan.dayRate;
  const time = billedTime(minutes, policy);
  const days = time.days * plan.dayRate.cents;
  const hours =
    time.hours * plan.hourRate.cents + fractionOfCents(plan.hourRate.cents, time.minutes, HOUR_MINUTES);
  return {
    outcome: 'priced',
    reason: {
      code: 'daysAndHours',
      time,
      days: { cents: days, currency },
      hours: { cents: hours, currency },
      total: { cents: days + hours, currency },
    },
    rule: 'timePrice',
    ...partHourGap(minutes, policy),
  };
}

/** The miles included in some time. */
export interface IncludedDistanceReason {
  readonly code: 'daysAndHours';
  readonly time: BilledTime;
  readonly miles: number;
}

/**
 * The distance a duration includes, in whole miles: like the price, 25 hours include 1 day + 1 hour of distance.
 * Minutes, where billed, are rounded down to a mile. Errors: `minutes`, `plan.…`. Spec 3.
 */
export function includedDistance(
  plan: PricePlan,
  minutes: number,
  policy: Policy = operatorPolicy,
): Answer<'included', IncludedDistanceReason> {
  const errors = errorsOf(checkMinutes('minutes', minutes), checkPlan(plan));
  if (errors.length > 0) return badInput(errors);
  const time = billedTime(minutes, policy);
  const miles =
    time.days * plan.milesPerDay +
    time.hours * plan.milesPerHour +
    Math.floor((time.minutes * plan.milesPerHour) / HOUR_MINUTES);
  return {
    outcome: 'included',
    reason: { code: 'daysAndHours', time, miles },
    rule: 'includedDistance',
    ...partHourGap(minutes, policy),
  };
}
