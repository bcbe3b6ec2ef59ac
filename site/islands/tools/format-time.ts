import { DAY, HOUR, type Instant, MINUTE } from '#rules/index.ts';
import { fill } from './fill.ts';

/** An instant on the clocks of a zone: "Sat, Nov 21, 3:00 PM EST". */
export function formatInstant(instant: Instant, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone || 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
}

/** A date, `YYYY-MM-DD`, as "November 21, 2026". */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));

/** The words for time that is left: "2 days, 3 hours", "5 hours, 12 minutes", "12 minutes". */
export interface LeftTexts {
  days: string;
  hours: string;
  minutes: string;
}

/** How long something lasts still, in milliseconds; begun minutes don't count. */
export function formatLeft(milliseconds: number, texts: LeftTexts): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (days > 0) return fill(texts.days, { days, hours });
  if (hours > 0) return fill(texts.hours, { hours, minutes });
  return fill(texts.minutes, { minutes });
}

/** The date on the clocks of this device now, as date inputs write it. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The time zone of this device, as an IANA name. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
