import { isBadInput, type Money, type PricePlan, timePrice } from '#rules/index.ts';

/** The price of a duration of whole hours. */
export interface PriceStep {
  hours: number;
  price: Money;
}

const DAY_HOURS = 24;

/**
 * The prices around a duration, hour by hour: two days before its last full day, and two days after. Spec 3.
 *
 * @param plan a plan that the rules accept
 * @param minutes the duration asked about
 */
export function priceSteps(plan: PricePlan, minutes: number): PriceStep[] {
  const day = Math.floor(minutes / 60 / DAY_HOURS);
  const from = Math.max(0, day - 2) * DAY_HOURS;
  const to = (day + 2) * DAY_HOURS;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((hours) => {
    const answer = timePrice(plan, hours * 60, {});
    return isBadInput(answer) ? [] : [{ hours, price: answer.reason.total }];
  });
}

/** The steps that tell the story in a table: each full day, each hour before and after it, and the one asked about. */
export const tableSteps = (steps: readonly PriceStep[], minutes: number): PriceStep[] =>
  steps.filter(
    ({ hours }) => hours > 0 && (hours * 60 === minutes || [0, 1, 6, 12, 23].includes(hours % DAY_HOURS)),
  );
