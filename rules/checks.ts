import type { FieldError } from './decision.ts';

/** An instant: milliseconds since 1970-01-01T00:00Z, as `Date.now()` gives them. */
export type Instant = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A day is 24 hours that pass, whatever the clocks on the wall do (spec 3). */
export const DAY = 24 * HOUR;

type Check = FieldError | undefined;

/** The errors among some checks of one field against another; empty when all is well. */
export const errorsOf = (...checks: (Check | readonly FieldError[])[]): FieldError[] =>
  checks.flatMap((check) => check ?? []);

/** `later` must lie after `earlier`. */
export const checkAfter = (field: string, later: Instant, otherField: string, earlier: Instant): Check =>
  later > earlier ? undefined : { field, code: 'notAfter', message: `${field} must be after ${otherField}.` };

/** `later` may not lie before `earlier`. */
export const checkNotBefore = (field: string, later: Instant, otherField: string, earlier: Instant): Check =>
  later >= earlier
    ? undefined
    : { field, code: 'before', message: `${field} must not be before ${otherField}.` };
