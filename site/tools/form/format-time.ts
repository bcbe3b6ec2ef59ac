import { DAY, HOUR, type Instant, MINUTE } from '#rules/index.ts';

/**
 * An instant on the clocks of a zone, this device's where none is given: "Sat, Nov 21, 3:00 PM EST". The year stands
 * there wherever it is not this year: "Fri, Jan 1, 2027, 9:00 AM EST".
 */
export function formatInstant(instant: Instant, zone: string, now: Instant, locale: string): string {
  const timeZone = zone || deviceZone();
  const year = (at: Instant) => new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric' }).format(at);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    ...(year(instant) !== year(now) && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
}

/**
 * An instant in as few words as tell it: "3:30 PM" today, "Fri 9:00 AM" in the next days, else "Nov 28, 9:00 AM" or "Jan 1,
 * 2027, 9:00 AM". For a headline: the sentence below it has the zone. No line ends before the "AM".
 */
export function formatShort(instant: Instant, zone: string, now: Instant, locale: string): string {
  const timeZone = zone || deviceZone();
  // As Sweden writes them, dates are ISO's.
  const dateOf = (at: Instant) => new Intl.DateTimeFormat('sv', { timeZone }).format(at);
  const [date, today] = [dateOf(instant), dateOf(now)];
  const daysAhead = (Date.parse(date) - Date.parse(today)) / DAY;
  // A week ahead the day of the week is today's.
  const isNear = daysAhead >= 0 && daysAhead < 7;
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(isNear && daysAhead > 0 && { weekday: 'short' }),
    ...(!isNear && { month: 'short', day: 'numeric' }),
    ...(!isNear && date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })
    .format(instant)
    .replace(/[ \u202f](?=[\p{L}.]+$)/u, '\u00a0');
}

/** A date, `YYYY-MM-DD`, as "November 21, 2026", or in a headline as "Nov 21, 2026". */
export const formatDate = (date: string, locale: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));

/** How long something lasts still, in milliseconds, as "1 day and 3 hours"; begun minutes don't count. */
export function formatLeft(milliseconds: number, locale: string): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const parts: [number, string][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [minutes, 'minute'],
        ];
  const told = parts.filter(([number]) => number > 0);
  return new Intl.ListFormat(locale).format(
    (told.length > 0 ? told : [[0, 'minute'] as const]).map(([number, name]) => unit(number, name, locale)),
  );
}

const unit = (number: number, name: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(number);

/** The date on the clocks of this device now, as date inputs write it. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Zones that browsers list by a name that their people have left. */
const renamed: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Every time zone by its present name, and UTC. Browsers older than 2022 don't list them. */
export const allZones = (): string[] => {
  const listed = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...listed.map((zone) => renamed[zone] ?? zone), 'UTC'])].sort();
};

/** The time zone of this device, as an IANA name. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
