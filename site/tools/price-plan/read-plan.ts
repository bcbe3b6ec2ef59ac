import { DAY_MINUTES, MAX_MINUTES, type PricePlan } from '#rules/index.ts';
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

/** A plan and whole minutes from the inputs; `undefined` with errors noted where they are missing or wrong. */
export function readPlan(reader: InputReader): ReadPlan | undefined {
  const dayRate = reader.money('dayRate', { required: true });
  const hourRate = reader.money('hourRate', { required: true });
  const days = reader.whole('days', 0, MAX_MINUTES / DAY_MINUTES - 1) ?? 0;
  const hours = reader.whole('hours', 0, 23) ?? 0;
  const milesPerDay = reader.whole('milesPerDay', 0, 100_000);
  const milesPerHour = reader.whole('milesPerHour', 0, 100_000);
  if (!reader.errors.days && !reader.errors.hours && days + hours === 0) reader.fail('days', 'noDuration');
  if (!dayRate || !hourRate || reader.hasErrors) return undefined;
  const isKnown = (days === 0 || milesPerDay !== undefined) && (hours === 0 || milesPerHour !== undefined);
  const plan = { dayRate, hourRate, milesPerDay: milesPerDay ?? 0, milesPerHour: milesPerHour ?? 0 };
  return {
    plan,
    knowsDistance: milesPerDay !== undefined && milesPerHour !== undefined,
    minutes: days * DAY_MINUTES + hours * 60,
    included: { miles: days * plan.milesPerDay + hours * plan.milesPerHour, isKnown },
  };
}
