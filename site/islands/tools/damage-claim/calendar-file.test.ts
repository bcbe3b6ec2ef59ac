import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const file = calendarFile({
  uid: 'claim-1@example.com',
  at: Date.parse('2026-06-16T19:00Z'),
  now: Date.parse('2026-06-15T20:00Z'),
  title: 'Claim; today, or never',
  text: `Straße ${'über '.repeat(30)}`,
  url: 'https://www.example.com/tools/damage-claim',
  product: 'www.example.com',
});
const lines = file.split('\r\n');

it('has the moment in UTC and two alarms', () => {
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines).toContain('DTSTAMP:20260615T200000Z');
  expect(lines).toContain('DTSTART:20260616T190000Z');
  expect(lines.filter((line) => line === 'BEGIN:VALARM').length).toBe(2);
});

it('escapes what has a meaning, and folds long lines between characters (RFC 5545)', () => {
  expect(lines).toContain('SUMMARY:Claim\\; today\\, or never');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Straße ${'über '.repeat(30)}`);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
});
