import { expect, it } from 'vitest';
import { locale } from '../testing/times.ts';
import { allZones, formatInstant, formatLeft, formatShort } from './format-time.ts';

const MINUTE = 60_000;

it.each([
  [0, '0 minutes'],
  [59_999, '0 minutes'],
  [59 * MINUTE, '59 minutes'],
  [60 * MINUTE, '1 hour'],
  [22 * 60 * MINUTE, '22 hours'],
  [22 * 60 * MINUTE + MINUTE, '22 hours and 1 minute'],
  [24 * 60 * MINUTE, '1 day'],
  [25 * 60 * MINUTE, '1 day and 1 hour'],
])('%i milliseconds are left: %s', (left, text) => {
  expect(formatLeft(left, locale)).toBe(text);
});

it('says the year wherever it is not this one on the clocks of the zone', () => {
  const now = Date.parse('2026-06-15T12:00Z');
  const say = (text: string, zone: string) => formatInstant(Date.parse(text), zone, now, locale);
  expect(say('2026-11-21T20:00Z', 'America/New_York')).toBe('Sat, Nov 21, 3:00 PM EST');
  expect(say('2024-02-29T20:00Z', 'America/New_York')).toBe('Thu, Feb 29, 2024, 3:00 PM EST');
  // Still this year in New York, already the next in Kolkata.
  expect(say('2027-01-01T00:30Z', 'America/New_York')).toBe('Thu, Dec 31, 7:30 PM EST');
  expect(say('2027-01-01T00:30Z', 'Asia/Kolkata')).toMatch(/^Fri, Jan 1, 2027, 6:00 AM/);
});

it.each([
  ['2026-06-15T19:30Z', '3:30 PM'],
  ['2026-06-16T01:00Z', '9:00 PM'],
  ['2026-06-16T13:00Z', 'Tue 9:00 AM'],
  ['2026-06-21T13:00Z', 'Sun 9:00 AM'],
  ['2026-06-22T13:00Z', 'Jun 22, 9:00 AM'],
  ['2026-06-14T13:00Z', 'Jun 14, 9:00 AM'],
  ['2027-01-01T14:00Z', 'Jan 1, 2027, 9:00 AM'],
])('is as short as it can be told on June 15 in New York: %s is %s', (text, told) => {
  const now = Date.parse('2026-06-15T16:00Z');
  expect(formatShort(Date.parse(text), 'America/New_York', now, locale).replace('\u00a0', ' ')).toBe(told);
});

it('counts days on the clocks of the zone', () => {
  const [now, at] = [Date.parse('2026-12-31T23:00Z'), Date.parse('2027-01-01T02:00Z')];
  expect(formatShort(at, 'America/New_York', now, locale)).toBe('9:00\u00a0PM');
  expect(formatShort(at, 'UTC', now, locale)).toBe('Fri 2:00\u00a0AM');
  expect(formatShort(at, 'UTC', now, 'es-MX')).toBe('vie 2:00\u00a0a.m.');
});

it('lists zones by the names that their people use, and UTC', () => {
  expect(allZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'UTC']));
  expect(allZones()).not.toContain('Asia/Calcutta');
});
