import { checkWhole, errorsOf } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { addYears, checkDate, type LocalDate } from './time.ts';

export interface MaintenanceInput {
  /** The vehicle's year: 1900-2199. */
  readonly vehicleYear: number;
  /** The day asked about. */
  readonly today: LocalDate;
  /** When the last report was verified; `null` if there was none. Not after `today`. */
  readonly lastReportOn: LocalDate | null;
}

export type MaintenanceReason =
  | { readonly code: 'young'; readonly ageYears: number; readonly requiredFromYear: number }
  | { readonly code: 'noReport'; readonly ageYears: number }
  | {
      readonly code: 'reportCurrent' | 'reportExpired';
      readonly ageYears: number;
      readonly dueOn: LocalDate;
    };

/** A vehicle's age in calendar years, as the specification knows only its year. Spec 3. */
export const vehicleAge = (vehicleYear: number, today: LocalDate) => Number(today.slice(0, 4)) - vehicleYear;

/**
 * Whether the annual maintenance report is due: for vehicles aged 2 years or more, counted in calendar years, and then
 * again from one year after the last verified report on (a report of February 29 is due on March 1). Younger vehicles
 * are `exempt`. What is counted so is named in `assumes`.
 * Errors: `today`, `vehicleYear` (also when more than a year ahead of `today`), `lastReportOn`. Spec 5, 9.
 */
export function decideMaintenance(
  input: MaintenanceInput,
): Answer<'exempt' | 'notDue' | 'due', MaintenanceReason> {
  const { vehicleYear, today, lastReportOn } = input;
  const dateError = checkDate('today', today);
  const thisYear = Number(today.slice(0, 4));
  const errors = errorsOf(
    dateError,
    checkWhole('vehicleYear', vehicleYear, 1900, dateError ? 2199 : thisYear + 1),
    lastReportOn === null ? undefined : checkDate('lastReportOn', lastReportOn),
    lastReportOn !== null && lastReportOn > today
      ? { field: 'lastReportOn', code: 'inTheFuture', message: 'lastReportOn must not be after today.' }
      : undefined,
  );
  if (errors.length > 0) return badInput(errors);

  const rule = 'maintenanceReport';
  const ageYears = vehicleAge(vehicleYear, today);
  const threshold = facts.maintenanceAgeYears.value;
  if (ageYears < threshold) {
    const reason = { code: 'young', ageYears, requiredFromYear: vehicleYear + threshold } as const;
    return { outcome: 'exempt', reason, rule, assumes: ['ageInCalendarYears'] };
  }
  if (lastReportOn === null) {
    return { outcome: 'due', reason: { code: 'noReport', ageYears }, rule, assumes: ['ageInCalendarYears'] };
  }
  const dueOn = addYears(lastReportOn, 1);
  const assumes = ['ageInCalendarYears', 'reportLastsOneYear'] as const;
  return today < dueOn
    ? { outcome: 'notDue', reason: { code: 'reportCurrent', ageYears, dueOn }, rule, assumes }
    : { outcome: 'due', reason: { code: 'reportExpired', ageYears, dueOn }, rule, assumes };
}
