import { errorsOf, type FieldError } from './validation.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { fields, nullable, read } from './input.ts';
import { addYears, date, type LocalDate } from './time.ts';
import { checkVehicleYear, vehicleYear as yearSchema } from './vehicle-year.ts';

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

const ageSchema = fields({ vehicleYear: yearSchema, today: date });

/** A vehicle's age in calendar years, as the specification knows only its year; NaN for what is no year or date. Spec 3. */
export function vehicleAge(vehicleYear: number, today: LocalDate): number {
  const input = read(ageSchema, { vehicleYear, today });
  return input.ok ? Number(today.slice(0, 4)) - vehicleYear : Number.NaN;
}

const schema = fields({ vehicleYear: yearSchema, today: date, lastReportOn: nullable(date) });

/**
 * Whether the annual maintenance report is due: for vehicles aged 2 years or more, counted in calendar years, and then
 * again from one year after the last verified report on (a report of February 29 is due on March 1), but never while
 * the vehicle was younger. Younger vehicles are `exempt`. What is counted so is named in `assumes`.
 * Errors: `today`, `vehicleYear` (also when more than a year ahead of `today`), `lastReportOn` (also when after `today`,
 * or before the year ahead of the vehicle's own). Spec 5, 9.
 */
export function decideMaintenance(
  input: MaintenanceInput,
): Answer<'exempt' | 'notDue' | 'due', MaintenanceReason> {
  const checked = read(schema, input);
  if (!checked.ok) return badInput(checked.errors);
  const { vehicleYear, today, lastReportOn } = checked.value;
  const errors = errorsOf(
    checkVehicleYear('vehicleYear', vehicleYear, Number(today.slice(0, 4))),
    lastReportOn === null ? undefined : checkReport(lastReportOn, today, vehicleYear),
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
  const dueOn = latest(addYears(lastReportOn, 1), `${vehicleYear + threshold}-01-01`);
  const assumes = ['ageInCalendarYears', 'reportLastsOneYear'] as const;
  return today < dueOn
    ? { outcome: 'notDue', reason: { code: 'reportCurrent', ageYears, dueOn }, rule, assumes }
    : { outcome: 'due', reason: { code: 'reportExpired', ageYears, dueOn }, rule, assumes };
}

/** The later of two dates. */
const latest = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

/** The error of a report that lies ahead, or is older than its vehicle: one of a model year is built the year before. */
function checkReport(on: LocalDate, today: LocalDate, vehicleYear: number): FieldError | undefined {
  const field = 'lastReportOn';
  if (on > today) return { field, code: 'inTheFuture' };
  return Number(on.slice(0, 4)) < vehicleYear - 1 ? { field, code: 'beforeVehicle' } : undefined;
}
