import { DAY, HOUR, type Instant, MINUTE } from '#rules/index.ts';

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

/** How long something lasts still, in milliseconds, as "1 day and 3 hours"; begun minutes don't count. */
export function formatLeft(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const parts =
    days > 0 ? [unit(days, 'day'), unit(hours, 'hour')] : [unit(hours, 'hour'), unit(minutes, 'minute')];
  return new Intl.ListFormat('en-US').format(parts);
}

const unit = (number: number, name: string) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: name, unitDisplay: 'long' }).format(number);

/** The date on the clocks of this device now, as date inputs write it. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The time zone of this device, as an IANA name. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
