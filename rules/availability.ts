import { errorsOf } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { addDays, checkDate, type LocalDate, weekdayOf } from './time.ts';

/** The weekdays by number, as `Date` counts them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Some days in a row, both ends included. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What a host sets under Adjust Availability. Spec 3. */
export interface AvailabilitySettings {
  /** The prevent-reservation toggle. */
  readonly preventReservation: boolean;
  /** The weekdays on which the vehicle is unavailable: 0 (Sunday) to 6 (Saturday). */
  readonly unavailableWeekdays: readonly number[];
  /** The dates on which the vehicle is unavailable, both ends included. */
  readonly unavailableDates: readonly DateRange[];
}

export type AvailabilityReason =
  | { readonly code: 'nothingSet' | 'preventReservation' }
  | { readonly code: 'unavailableDates'; readonly range: DateRange; readonly date: LocalDate }
  | { readonly code: 'unavailableWeekday'; readonly weekday: number; readonly date: LocalDate };

const checkRange = (field: string, { from, to }: DateRange) =>
  errorsOf(
    checkDate(`${field}.from`, from),
    checkDate(`${field}.to`, to),
    to < from
      ? { field: `${field}.to`, code: 'before', message: `${field}.to must not be before its from.` }
      : undefined,
  );

/**
 * Whether a vehicle is available on all days of a period (both ends included), by what its host has set: the
 * prevent-reservation toggle, then the date ranges, then the weekdays. `date` is the first day in the way.
 * Errors: `period.from`, `period.to`, `unavailableWeekdays`, `unavailableDates.<index>.from` and `.to`. Spec 3.
 */
export function decideAvailability(
  settings: AvailabilitySettings,
  period: DateRange,
): Answer<'available' | 'unavailable', AvailabilityReason> {
  const { preventReservation, unavailableWeekdays, unavailableDates } = settings;
  const errors = errorsOf(
    checkRange('period', period),
    unavailableDates.flatMap((range, index) => checkRange(`unavailableDates.${index}`, range)),
    unavailableWeekdays.every((day) => day in weekdays)
      ? undefined
      : {
          field: 'unavailableWeekdays',
          code: 'notAWeekday',
          message: 'unavailableWeekdays must be numbers from 0 to 6.',
        },
  );
  if (errors.length > 0) return badInput(errors);

  const outcome = 'unavailable';
  if (preventReservation)
    return { outcome, reason: { code: 'preventReservation' }, rule: 'preventReservation' };

  const [range] = unavailableDates
    .filter(({ from, to }) => from <= period.to && period.from <= to)
    .sort((a, b) => a.from.localeCompare(b.from));
  if (range) {
    const date = range.from > period.from ? range.from : period.from;
    return { outcome, reason: { code: 'unavailableDates', range, date }, rule: 'unavailableDates' };
  }
  // Every weekday comes within the first seven days.
  for (let date = period.from, n = 0; date <= period.to && n < 7; date = addDays(date, 1), n++) {
    const weekday = weekdayOf(date);
    if (unavailableWeekdays.includes(weekday)) {
      return { outcome, reason: { code: 'unavailableWeekday', weekday, date }, rule: 'unavailableWeekday' };
    }
  }
  return { outcome: 'available', reason: { code: 'nothingSet' }, rule: 'availableOtherwise' };
}
