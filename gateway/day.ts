/** A day, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** The day of a moment, in UTC: `2026-11-22`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
