import type { AssumptionId } from './assumptions.ts';
import { facts } from './facts.ts';
import { whole } from './input.ts';

export const HOUR_MINUTES = 60;
/** A day is 24 hours that pass (spec 3). */
export const DAY_MINUTES = facts.dayHours.value * HOUR_MINUTES;

/** The longest duration that is calculated, in minutes: ten years. Longer ones are errors. */
export const MAX_MINUTES = 3_660 * DAY_MINUTES;

/** A duration as it is billed: whole days, whole hours (0-23), and the minutes (0-59) that are billed by the minute. */
export interface BilledTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** The part of a policy that says how time is billed. */
interface Billing {
  readonly partHour?: 'wholeHour' | 'prorated' | undefined;
}

/** The schema of a duration: a whole number of minutes from 0 to ten years. */
export const minutes = whole(0, MAX_MINUTES);

/**
 * How a duration in minutes is billed (spec 3): 25 hours are 1 day and 1 hour. A begun hour counts as
 * `policy.partHour` says; where that is unset it counts as whole, and the caller passes on `unknown` and `assumes`.
 * A whole hour that completes 24 makes a day. For checked minutes.
 */
export function billedTime(duration: number, policy: Billing): BilledTime {
  const billed =
    policy.partHour === 'prorated' ? duration : Math.ceil(duration / HOUR_MINUTES) * HOUR_MINUTES;
  const rest = billed % DAY_MINUTES;
  return {
    days: Math.floor(billed / DAY_MINUTES),
    hours: Math.floor(rest / HOUR_MINUTES),
    minutes: rest % HOUR_MINUTES,
  };
}

/** What an answer adds when a duration ends in a begun hour and the operator has not said how that is billed. */
export const partHourGap = (
  duration: number,
  policy: Billing,
): { readonly unknown?: readonly ['partHour']; readonly assumes?: readonly AssumptionId[] } =>
  duration % HOUR_MINUTES !== 0 && policy.partHour === undefined
    ? { unknown: ['partHour'], assumes: ['partHourIsWhole'] }
    : {};
