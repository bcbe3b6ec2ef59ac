import type { FieldError } from './decision.ts';

/** An instant: milliseconds since 1970-01-01T00:00Z, as `Date.now()` gives them. */
export type Instant = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A day is 24 hours that pass, whatever the clocks on the wall do (spec 3). */
export const DAY = 24 * HOUR;

/** The furthest instant a `Date` can hold, either way. */
const MAX_INSTANT = 8.64e15;

type Check = FieldError | undefined;

const error = (field: string, code: string, message: string): FieldError => ({ field, code, message });

/** The errors among some checks; empty when all is well. */
export const errorsOf = (...checks: (Check | readonly FieldError[])[]): FieldError[] =>
  checks.flatMap((check) => check ?? []);

/** A possible instant: a finite number of milliseconds that a `Date` can hold. */
export const checkInstant = (field: string, value: Instant): Check =>
  Number.isFinite(value) && Math.abs(value) <= MAX_INSTANT
    ? undefined
    : error(field, 'notAnInstant', `${field} must be a time in epoch milliseconds.`);

/** A whole number from `min` to `max`, both included. */
export const checkWhole = (field: string, value: number, min: number, max: number): Check =>
  Number.isSafeInteger(value) && value >= min && value <= max
    ? undefined
    : error(field, 'notInRange', `${field} must be a whole number from ${text(min)} to ${text(max)}.`);

/** `later` must lie after `earlier`; says nothing where either is not a possible instant. */
export const checkAfter = (field: string, later: Instant, otherField: string, earlier: Instant): Check =>
  later <= earlier ? error(field, 'notAfter', `${field} must be after ${otherField}.`) : undefined;

/** `later` may not lie before `earlier`; says nothing where either is not a possible instant. */
export const checkNotBefore = (field: string, later: Instant, otherField: string, earlier: Instant): Check =>
  later < earlier ? error(field, 'before', `${field} must not be before ${otherField}.`) : undefined;

/** Text that is more than blanks, up to `max` characters. */
export const checkText = (field: string, label: string, value: string, max = 200): Check => {
  if (value.trim() === '') return error(field, 'required', `Enter the ${label}.`);
  return value.length > max
    ? error(field, 'tooLong', `The ${label} has at most ${text(max)} characters.`)
    : undefined;
};

/** One of the keys of a table. Guards callers that are not type-checked, such as forms. */
export const checkKey = (field: string, value: PropertyKey, table: object): Check =>
  Object.hasOwn(table, value)
    ? undefined
    : error(field, 'notAChoice', `${field} must be one of: ${Object.keys(table).join(', ')}.`);

const text = (value: number) => new Intl.NumberFormat('en-US').format(value);
