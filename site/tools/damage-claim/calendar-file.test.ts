import { expect, it } from 'vitest';
import { calendarFile, fingerprint } from './calendar-file.ts';

const entry = {
  uid: 'claim-1@example.com',
  at: Date.parse('2026-06-16T19:00Z'),
  now: Date.parse('2026-06-15T20:00Z'),
  title: 'Claim; today, or never',
  text: `Straße ${'über '.repeat(30)}`,
  url: 'https://www.example.com/tools/damage-claim',
  product: 'www.example.com',
};
const file = calendarFile(entry);
const lines = file.split('\r\n');

it('has the moment in UTC and two alarms', () => {
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines).toContain('DTSTAMP:20260615T200000Z');
  expect(lines).toContain('DTSTART:20260616T184500Z');
  expect(lines).toContain('DTEND:20260616T190000Z');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-PT105M', 'TRIGGER:-PT15M']);
  expect(file, 'a method would need an organizer (RFC 5546)').not.toContain('METHOD');
});

it('escapes what has a meaning, and folds long lines between characters (RFC 5545)', () => {
  expect(lines).toContain('SUMMARY:Claim\\; today\\, or never');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Straße ${'über '.repeat(30)}`);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
});

it.each([
  [121, ['-PT105M', '-PT15M']],
  [120, ['-PT15M']],
  [31, ['-PT15M']],
  [30, ['PT0M']],
  [10, ['PT10M']],
  [2, ['PT14M']],
  [0.5, []],
])('with %s minutes left it has alarms only ahead, and one where it can', (left, triggers) => {
  const late = calendarFile({ ...entry, now: entry.at - left * 60_000 });
  expect([...late.matchAll(/^TRIGGER:(.*)\r$/gm)].map(([, trigger]) => trigger)).toEqual(triggers);
});

it('has one fingerprint for one name, and others for others', () => {
  expect(fingerprint('ABC 123')).toBe(fingerprint('ABC 123'));
  expect(new Set(['', 'ABC 123', 'ABC 124', 'abc 123'].map(fingerprint)).size).toBe(4);
});
