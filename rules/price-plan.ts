import { checkWhole, errorsOf } from './checks.ts';
import type { FieldError } from './decision.ts';
import { checkMoney, checkSameCurrency, type Money } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';

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

/** Errors of a plan, by `plan.<field>`: amounts in integer cents of one currency, distances in whole miles. Spec 3. */
export const checkPlan = (plan: PricePlan): FieldError[] => {
  const optional = (field: string, money?: Money) => (money === undefined ? [] : checkMoney(field, money));
  return errorsOf(
    checkMoney('plan.dayRate', plan.dayRate),
    checkMoney('plan.hourRate', plan.hourRate),
    optional('plan.extraHourRate', plan.extraHourRate),
    optional('plan.extraMileRate', plan.extraMileRate),
    checkSameCurrency(plan.dayRate.currency, {
      'plan.hourRate': plan.hourRate,
      'plan.extraHourRate': plan.extraHourRate,
      'plan.extraMileRate': plan.extraMileRate,
    }),
    checkWhole('plan.milesPerDay', plan.milesPerDay, 0, 100_000),
    checkWhole('plan.milesPerHour', plan.milesPerHour, 0, 100_000),
  );
};

/** What a host should know about a plan: it is valid, and behaves as the host may not expect. */
export type PlanWarning =
  | { readonly code: 'hoursDearerThanDay'; readonly fromHours: number }
  | { readonly code: 'hoursIncludeMoreThanDay'; readonly fromHours: number };

/**
 * Where the hours of a plan overtake its day: `fromHours` (1-24) is the least number of hours that costs more, or
 * includes more miles, than a whole day. The documentation has no cap (spec 3), so 23 hours can cost more than 24.
 * Billed by the minute (`policy.partHour`), the last minutes before a day are just short of 24 hours.
 * An invalid plan has no warnings: `checkPlan` first.
 */
export function planWarnings(plan: PricePlan, policy: Policy = operatorPolicy): PlanWarning[] {
  if (checkPlan(plan).length > 0) return [];
  const last = policy.partHour === 'prorated' ? 24 : 23;
  const overtakes = (day: number, hour: number) => hour * last > day;
  const from = (day: number, hour: number) => Math.floor(day / hour) + 1;
  const warnings: PlanWarning[] = [];
  if (overtakes(plan.dayRate.cents, plan.hourRate.cents)) {
    warnings.push({ code: 'hoursDearerThanDay', fromHours: from(plan.dayRate.cents, plan.hourRate.cents) });
  }
  if (overtakes(plan.milesPerDay, plan.milesPerHour)) {
    warnings.push({ code: 'hoursIncludeMoreThanDay', fromHours: from(plan.milesPerDay, plan.milesPerHour) });
  }
  return warnings;
}
