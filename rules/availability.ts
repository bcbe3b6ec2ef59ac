import { errorsOf } from './validation.ts';
import { type Answer, badInput } from './decision.ts';
import { fields, listOf, read, value, wrong, yesNo } from './input.ts';
import { addDays, date as dateSchema, type LocalDate, weekdayOf } from './time.ts';

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

const range = fields({ from: dateSchema, to: dateSchema });
const schema = fields({
  period: range,
  preventReservation: yesNo,
  unavailableWeekdays: listOf(
    value<number>(
      (day) => Number.isInteger(day) && (day as number) >= 0 && (day as number) <= 6,
      wrong('notAWeekday'),
    ),
  ),
  unavailableDates: listOf(range),
});

const checkOrder = (field: string, { from, to }: DateRange) =>
  to < from ? ({ field: `${field}.to`, code: 'before', sentence: 'beforeFrom' } as const) : undefined;

/**
 * Whether a vehicle is available on all days of a period (both ends included), by what its host has set: the
 * prevent-reservation toggle, then the days. `date` is the first day in the way, by a date range or a weekday; where
 * both fall on it, the range is named. Errors: `period.from` and `.to`, `preventReservation`,
 * `unavailableWeekdays.<index>`, `unavailableDates.<index>.from` and `.to`. Spec 3.
 */
export function decideAvailability(
  settings: AvailabilitySettings,
  period: DateRange,
): Answer<'available' | 'unavailable', AvailabilityReason> {
  const checked = read(schema, settings, { period });
  if (!checked.ok) return badInput(checked.errors);
  const { preventReservation, unavailableWeekdays, unavailableDates } = checked.value;
  const errors = errorsOf(
    checkOrder('period', checked.value.period),
    ...unavailableDates.map((each, index) => checkOrder(`unavailableDates.${index}`, each)),
  );
  if (errors.length > 0) return badInput(errors);

  const outcome = 'unavailable';
  if (preventReservation)
    return { outcome, reason: { code: 'preventReservation' }, rule: 'preventReservation' };

  const { from, to } = checked.value.period;
  const [first] = unavailableDates
    .filter((each) => each.from <= to && from <= each.to)
    .sort((a, b) => a.from.localeCompare(b.from));
  const inRange = first && (first.from > from ? first.from : from);
  // Every weekday comes within the first seven days.
  for (let date = from, n = 0; date <= (inRange ?? to) && n < 7; date = addDays(date, 1), n++) {
    const weekday = weekdayOf(date);
    if (date !== inRange && unavailableWeekdays.includes(weekday)) {
      return { outcome, reason: { code: 'unavailableWeekday', weekday, date }, rule: 'unavailableWeekday' };
    }
  }
  return first && inRange
    ? { outcome, reason: { code: 'unavailableDates', range: first, date: inRange }, rule: 'unavailableDates' }
    : { outcome: 'available', reason: { code: 'nothingSet' }, rule: 'availableOtherwise' };
}
