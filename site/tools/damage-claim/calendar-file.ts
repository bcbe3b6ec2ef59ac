import { MINUTE } from '#rules/index.ts';

/** A reminder of a deadline. */
export interface CalendarEntry {
  /** Tells this entry from others: the same entry again replaces the former. */
  uid: string;
  /** The deadline, and the moment at which the file is written. Both in epoch milliseconds. */
  at: number;
  now: number;
  title: string;
  text: string;
  url: string;
  /** The product that wrote the file, for the calendar's logs. */
  product: string;
}

/** The entry is this long and ends at the deadline: calendars draw one without length badly. In minutes. */
const LENGTH = 15;
/** How long before the deadline the alarms go off, in minutes. */
const ALARMS = [120, 30];

/**
 * An iCalendar file (RFC 5545) with one entry that ends at a deadline, in UTC, and alarms two hours and half an hour
 * before it. Alarms whose time has passed are left out; where both have, one goes off halfway to the deadline. Lines end
 * with CRLF and are folded after 75 octets.
 */
export function calendarFile({ uid, at, now, title, text, url, product }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(product)}//EN`,
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at - LENGTH * MINUTE)}`,
    `DTEND:${utc(at)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...alarmsBefore((at - now) / MINUTE).flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escape(title)}`,
      `TRIGGER:${duration(LENGTH - minutes)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** When the alarms go off, in whole minutes before a deadline that is `left` minutes away: later than now. */
function alarmsBefore(left: number): number[] {
  const ahead = ALARMS.filter((minutes) => minutes < left);
  return ahead.length > 0 || left < 1 ? ahead : [Math.floor(left / 2)];
}

/** Minutes from the start of the entry: "-PT15M", "PT5M". */
const duration = (minutes: number) => `${minutes < 0 ? '-' : ''}PT${Math.abs(minutes)}M`;

/** A short text that stands for a longer one, in a UID: the same for the same text, another for another (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** "20261121T200000Z". */
const utc = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Backslash, comma and semicolon have a meaning in texts (RFC 5545, 3.3.11). */
const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a line after at most 75 octets, never within a character; the next begins with a blank (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
