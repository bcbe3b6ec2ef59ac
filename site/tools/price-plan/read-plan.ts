import { DAY_MINUTES, MAX_MINUTES, type PricePlan } from '#rules/index.ts';
import { billedTime, HOUR_MINUTES } from '#rules/duration.ts';
import type { InputReader } from '../form/read-inputs.ts';

/** The inputs of a price plan and a duration, which both price tools have. */
export const planInputs = {
  dayRate: '',
  hourRate: '',
  days: '1',
  hours: '0',
  milesPerDay: '',
  milesPerHour: '',
};

/** What the inputs say of a price plan and a duration. */
export interface ReadPlan {
  /** For prices; its distances are 0 where they are not known. */
  plan: PricePlan;
  /** Whether the plan's distances are known, both of them. */
  knowsDistance: boolean;
  minutes: number;
  /** The miles that are included in the duration at least, and whether that is all: a distance may not be known. */
  included: { miles: number; isKnown: boolean };
}

/**
 * A plan and whole minutes from the inputs; `undefined` with errors noted where they are missing or wrong. Hours alone are carried
 * over: 26 hours are 1 day and 2 hours (spec 3), and nobody has to work that out to be told the price.
 */
export function readPlan(reader: InputReader): ReadPlan | undefined {
  const dayRate = reader.money('dayRate', { required: true });
  const hourRate = reader.money('hourRate', { required: true });
  const typedDays = reader.whole('days', 0, MAX_MINUTES / DAY_MINUTES - 1) ?? 0;
  // Beside days, more hours than a day has are more likely all that was meant: Days stands at 1 from the beginning.
  const maxHours = typedDays > 0 ? DAY_MINUTES / HOUR_MINUTES - 1 : MAX_MINUTES / HOUR_MINUTES;
  const typedHours = reader.whole('hours', 0, maxHours) ?? 0;
  const minutes = typedDays * DAY_MINUTES + typedHours * HOUR_MINUTES;
  const milesPerDay = reader.whole('milesPerDay', 0, 100_000);
  const milesPerHour = reader.whole('milesPerHour', 0, 100_000);
  if (!reader.errors.days && !reader.errors.hours && minutes === 0) reader.fail('days', 'noDuration');
  if (!dayRate || !hourRate || reader.hasErrors) return undefined;
  const { days, hours } = billedTime(minutes, {});
  const isKnown = (days === 0 || milesPerDay !== undefined) && (hours === 0 || milesPerHour !== undefined);
  const plan = { dayRate, hourRate, milesPerDay: milesPerDay ?? 0, milesPerHour: milesPerHour ?? 0 };
  return {
    plan,
    knowsDistance: milesPerDay !== undefined && milesPerHour !== undefined,
    minutes,
    included: { miles: days * plan.milesPerDay + hours * plan.milesPerHour, isKnown },
  };
}
