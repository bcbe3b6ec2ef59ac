import { type Instant, MINUTE } from './instant.ts';
import { type Checked, fail, ok } from './validation.ts';
import { fields, instant, nameOf, read, value, wrong } from './input.ts';

/** A calendar date, `YYYY-MM-DD`, from 1900 to 2199. */
export type LocalDate = string;

/** A time on a clock on the wall, `HH:MM`, 00:00 to 23:59. */
export type LocalTime = string;

/**
 * What a local date and time is in a time zone.
 * `once`: the clocks show it exactly once. `twice`: the clocks go back over it; `instant` is the first time, `other`
 * the second. `never`: the clocks jump over it; `instant` is as long after the jump as the time is after its start
 * (2:30 becomes 3:30), `other` as long before it.
 */
export type LocalInstant =
  | { readonly kind: 'once'; readonly instant: Instant }
  | { readonly kind: 'twice' | 'never'; readonly instant: Instant; readonly other: Instant };

/** Whether a text is a date of the calendar, leap days included, as pickups and unavailable dates have. Spec 3. */
export function isLocalDate(text: unknown): text is LocalDate {
  if (typeof text !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The schema of a date. */
export const date = value<LocalDate>(isLocalDate, wrong('notADate'));

const time = value<LocalTime>(
  (text) => typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  wrong('notATime'),
);

const zone = value<string>(isZone, wrong('notAZone'));

/** Whether a text is the IANA name of a time zone that this device knows. */
export function isZone(text: unknown): boolean {
  try {
    return typeof text === 'string' && new Intl.DateTimeFormat('en-US', { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

const localSchema = fields({ date, time, zone });

/**
 * The instant of a local date and time in an IANA time zone such as `America/New_York`, with the clock changes made
 * explicit. Errors: `date`, `time`, `zone`. Reservations are priced by the time that passes between instants (spec 3).
 */
export function localInstant(date: LocalDate, time: LocalTime, zone: string): Checked<LocalInstant> {
  const input = read(localSchema, { date, time, zone });
  if (!input.ok) return input;

  const wall = Date.parse(`${date}T${time}Z`);
  // No zone changes its clocks twice within two days: these are the offsets before and after a change, if there is one.
  const before = wall - offset(wall - 24 * 60 * MINUTE, zone);
  const after = wall - offset(wall + 24 * 60 * MINUTE, zone);
  if (before === after) return ok({ kind: 'once', instant: before });

  const shown = [before, after].filter((instant) => instant + offset(instant, zone) === wall);
  const [first, second] = shown.sort((a, b) => a - b);
  if (first !== undefined && second !== undefined)
    return ok({ kind: 'twice', instant: first, other: second });
  if (first !== undefined) return ok({ kind: 'once', instant: first });
  return ok({ kind: 'never', instant: Math.max(before, after), other: Math.min(before, after) });
}

const INSTANT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;

/**
 * An instant from ISO 8601 text with its offset, such as `2028-02-29T09:00-05:00` or `…Z`. Text without an offset is
 * an error: it would mean another instant in each time zone. Hours go from 00 to 23, offsets to 14 hours.
 * Errors name the field by `name`: `notAnInstant`. Spec 3.
 */
export function parseInstant(text: string, name = 'instant'): Checked<Instant> {
  const field = nameOf(name, 'instant');
  const [, day] = (typeof text === 'string' && INSTANT.exec(text)) || [];
  const instant = isLocalDate(day) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? fail([{ field, code: 'notAnInstant', sentence: 'noOffset' }]) : ok(instant);
}

const span = fields({ from: instant, to: instant });

/** The minutes that pass from one instant to another, a begun minute counted whole; at least 0; NaN for what is no instant. Spec 3. */
export const minutesBetween = (from: Instant, to: Instant): number =>
  read(span, { from, to }).ok ? Math.max(0, Math.ceil((to - from) / MINUTE)) : Number.NaN;

/** The weekday of a date, 0 (Sunday) to 6 (Saturday); NaN for text that is not a date. Spec 3. */
export const weekdayOf = (date: LocalDate) =>
  isLocalDate(date) ? new Date(`${date}T00:00Z`).getUTCDay() : Number.NaN;

/** The date some days on; the date itself is `addDays(date, 0)`. For dates that `isLocalDate` accepts. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);

/** The same day of a later year; February 29 becomes March 1 where there is none. For dates that `isLocalDate` accepts. */
export function addYears(date: LocalDate, years: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offset(instant: Instant, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - instant;
}
