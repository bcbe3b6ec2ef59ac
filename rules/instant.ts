/** An instant: milliseconds since 1970-01-01T00:00Z, as `Date.now()` gives them. */
export type Instant = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A day is 24 hours that pass, whatever the clocks on the wall do (spec 3). */
export const DAY = 24 * HOUR;
