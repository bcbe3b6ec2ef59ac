/** A reminder of a moment. */
export interface CalendarEntry {
  /** Tells this entry from others: the same entry again replaces the former. */
  uid: string;
  /** Both in epoch milliseconds. */
  at: number;
  now: number;
  title: string;
  text: string;
  url: string;
  /** The product that wrote the file, for the calendar's logs. */
  product: string;
}

/**
 * An iCalendar file (RFC 5545) with one entry at a moment, in UTC, and alarms two hours and half an hour before: lines end
 * with CRLF and are folded after 75 octets.
 */
export function calendarFile({ uid, at, now, title, text, url, product }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(product)}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...['-PT2H', '-PT30M'].flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escape(title)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
