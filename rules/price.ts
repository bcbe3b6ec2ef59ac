import { type Answer, badInput } from './decision.ts';
import {
  billedTime,
  type BilledTime,
  HOUR_MINUTES,
  minutes as wholeMinutes,
  partHourGap,
} from './duration.ts';
import { fields, read } from './input.ts';
import { fractionOfCents, type Money } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';
import { checkOneCurrency, planSchema, type PricePlan } from './price-plan.ts';

const schema = fields({ plan: planSchema, minutes: wholeMinutes, policy: policyOf('partHour') });

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
 * rounded half up to a cent. There is no cap on the hours: see `planWarnings`. Errors: `minutes`, `plan.…`, `policy.partHour`. Spec 3.
 */
export function timePrice(
  plan: PricePlan,
  minutes: number,
  policy: Policy = operatorPolicy,
): Answer<'priced', TimePriceReason> {
  const input = read(schema, { plan, minutes, policy });
  if (!input.ok) return badInput(input.errors);
  const { dayRate, hourRate } = input.value.plan;
  const mixed = checkOneCurrency(input.value.plan);
  if (mixed.length > 0) return badInput(mixed);
  const { currency } = dayRate;
  const time = billedTime(minutes, input.value.policy);
  const days = time.days * dayRate.cents;
  const hours = time.hours * hourRate.cents + fractionOfCents(hourRate.cents, time.minutes, HOUR_MINUTES);
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
    ...partHourGap(minutes, input.value.policy),
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
 * Minutes, where billed, are rounded down to a mile. Errors: `minutes`, `plan.…`, `policy.partHour`. Spec 3.
 */
export function includedDistance(
  plan: PricePlan,
  minutes: number,
  policy: Policy = operatorPolicy,
): Answer<'included', IncludedDistanceReason> {
  const input = read(schema, { plan, minutes, policy });
  if (!input.ok) return badInput(input.errors);
  const { milesPerDay, milesPerHour } = input.value.plan;
  const mixed = checkOneCurrency(input.value.plan);
  if (mixed.length > 0) return badInput(mixed);
  const time = billedTime(minutes, input.value.policy);
  const miles =
    time.days * milesPerDay +
    time.hours * milesPerHour +
    Math.floor((time.minutes * milesPerHour) / HOUR_MINUTES);
  return {
    outcome: 'included',
    reason: { code: 'daysAndHours', time, miles },
    rule: 'includedDistance',
    ...partHourGap(minutes, input.value.policy),
  };
}
