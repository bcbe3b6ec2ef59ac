import type { FieldError } from './validation.ts';
import { fields, optional, read, type Value, whole } from './input.ts';
import { checkSameCurrency, money, type Money } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

/** A host's prices for time and the distance they include (spec 3). One currency throughout; distances in whole miles. */
export interface PricePlan {
  readonly dayRate: Money;
  readonly hourRate: Money;
  /** Miles included in each day: 0-100,000. */
  readonly milesPerDay: number;
  /** Miles included in each hour: 0-100,000. */
  readonly milesPerHour: number;
  /** What an hour beyond the reserved time costs; unset: unknown. */
  readonly extraHourRate?: Money;
  /** What a mile beyond the included distance costs; unset: unknown. */
  readonly extraMileRate?: Money;
}

const miles = whole(0, 100_000);

/** The schema of a price plan; {@link checkOneCurrency} as well. */
export const planSchema = fields({
  dayRate: money(),
  hourRate: money(),
  milesPerDay: miles,
  milesPerHour: miles,
  extraHourRate: optional(money()),
  extraMileRate: optional(money()),
});

/** A plan that the schema has read. */
export type CheckedPlan = Value<typeof planSchema>;

/** The errors of a plan whose prices are in different currencies. */
export const checkOneCurrency = ({ dayRate, hourRate, extraHourRate, extraMileRate }: CheckedPlan) =>
  checkSameCurrency(dayRate.currency, {
    'plan.hourRate': hourRate,
    'plan.extraHourRate': extraHourRate,
    'plan.extraMileRate': extraMileRate,
  });

const planInput = fields({ plan: planSchema });
const warningsInput = fields({ plan: planSchema, policy: policyOf('partHour') });

/** Errors of a plan, by `plan.<field>`: amounts in integer cents of one currency, distances in whole miles. Spec 3. */
export function checkPlan(plan: PricePlan): readonly FieldError[] {
  const input = read(planInput, { plan });
  return input.ok ? checkOneCurrency(input.value.plan) : input.errors;
}

/** What a host should know about a plan: it is valid, and behaves as the host may not expect. */
export interface PlanWarning {
  readonly code: 'hoursDearerThanDay' | 'hoursIncludeMoreThanDay';
  readonly fromHours: number;
}

/**
 * Where the hours of a plan overtake its day: `fromHours` (1-24) is the least number of hours that costs more, or
 * includes more miles, than a whole day. The documentation has no cap (spec 3), so 23 hours can cost more than 24.
 * Billed by the minute (`policy.partHour`), the last minutes before a day are just short of 24 hours.
 * An invalid plan or policy has no warnings: `checkPlan` first.
 */
export function planWarnings(plan: PricePlan, policy: Policy = operatorPolicy): PlanWarning[] {
  const input = read(warningsInput, { plan, policy });
  if (!input.ok || checkOneCurrency(input.value.plan).length > 0) return [];
  const { dayRate, hourRate, milesPerDay, milesPerHour } = input.value.plan;
  const last = input.value.policy.partHour === 'prorated' ? 24 : 23;
  const overtakes = (day: number, hour: number) => hour * last > day;
  const from = (day: number, hour: number) => Math.floor(day / hour) + 1;
  const warnings: PlanWarning[] = [];
  if (overtakes(dayRate.cents, hourRate.cents)) {
    warnings.push({ code: 'hoursDearerThanDay', fromHours: from(dayRate.cents, hourRate.cents) });
  }
  if (overtakes(milesPerDay, milesPerHour)) {
    warnings.push({ code: 'hoursIncludeMoreThanDay', fromHours: from(milesPerDay, milesPerHour) });
  }
  return warnings;
}
