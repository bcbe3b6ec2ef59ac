import { DAY_MINUTES, MAX_MINUTES, type PricePlan } from '#rules/index.ts';
import type { InputReader } from '../read-inputs.ts';

/** The inputs of a price plan and a duration, which both price tools have. */
export const planInputs = {
  dayRate: '',
  hourRate: '',
  days: '1',
  hours: '0',
  milesPerDay: '',
  milesPerHour: '',
};

/** A plan and whole minutes from the inputs; `undefined` with errors noted where they are missing or wrong. */
export function readPlan(reader: InputReader): { plan: PricePlan; minutes: number } | undefined {
  const dayRate = reader.money('dayRate', { required: true });
  const hourRate = reader.money('hourRate', { required: true });
  const days = reader.whole('days', 0, MAX_MINUTES / DAY_MINUTES - 1) ?? 0;
  const hours = reader.whole('hours', 0, 23) ?? 0;
  const milesPerDay = reader.whole('milesPerDay', 0, 100_000) ?? 0;
  const milesPerHour = reader.whole('milesPerHour', 0, 100_000) ?? 0;
  if (!reader.errors.days && !reader.errors.hours && days + hours === 0) reader.fail('days', 'noDuration');
  if (!dayRate || !hourRate || reader.hasErrors) return undefined;
  const plan = { dayRate, hourRate, milesPerDay, milesPerHour };
  return { plan, minutes: days * DAY_MINUTES + hours * 60 };
}
