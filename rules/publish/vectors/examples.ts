import type { Money } from '../../money.ts';
import type { PricePlan } from '../../price-plan.ts';

/** Values that several tests share. No test relies on their numbers without repeating them. */
export const usd = (cents: number): Money => ({ cents, currency: 'USD' });

/** $60 a day and 200 miles, $4 an hour and 10 miles. */
export const plan: PricePlan = {
  dayRate: usd(60_00),
  hourRate: usd(4_00),
  milesPerDay: 200,
  milesPerHour: 10,
};

export const at = (text: string): number => Date.parse(text);

/** An instant to count from. */
export const noon = at('2026-06-15T12:00-04:00');
