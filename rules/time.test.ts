import { describe, expect, it } from 'vitest';
import { at } from './publish/vectors/examples.ts';
import {
  addDays,
  addYears,
  isLocalDate,
  localInstant,
  minutesBetween,
  parseInstant,
  weekdayOf,
} from './time.ts';

const newYork = 'America/New_York';
const instantOf = (date: string, time: string, zone = newYork) => {
  const result = localInstant(date, time, zone);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
};

describe('local time', () => {
  it('is one instant on most days', () => {
    expect(instantOf('2026-07-01', '09:00')).toEqual({ kind: 'once', instant: at('2026-07-01T09:00-04:00') });
    expect(instantOf('2026-01-01', '09:00')).toEqual({ kind: 'once', instant: at('2026-01-01T09:00-05:00') });
  });

  it('never comes where the clocks go forward', () => {
    expect(instantOf('2026-03-08', '02:30')).toEqual({
      kind: 'never',
      instant: at('2026-03-08T03:30-04:00'),
      other: at('2026-03-08T01:30-05:00'),
    });
    expect(instantOf('2026-03-08', '01:59')).toEqual({ kind: 'once', instant: at('2026-03-08T01:59-05:00') });
    expect(instantOf('2026-03-08', '03:00')).toEqual({ kind: 'once', instant: at('2026-03-08T03:00-04:00') });
  });

  it('comes twice where the clocks go back', () => {
    expect(instantOf('2026-11-01', '01:30')).toEqual({
      kind: 'twice',
      instant: at('2026-11-01T01:30-04:00'),
      other: at('2026-11-01T01:30-05:00'),
    });
    expect(instantOf('2026-11-01', '02:00')).toEqual({ kind: 'once', instant: at('2026-11-01T02:00-05:00') });
  });

  it('knows half-hour changes and southern summers', () => {
    expect(instantOf('2026-10-04', '02:15', 'Australia/Lord_Howe').kind).toBe('never');
    expect(instantOf('2026-04-05', '01:45', 'Australia/Lord_Howe').kind).toBe('twice');
  });

  it('names what is wrong', () => {
    const result = localInstant('2026-02-29', '24:00', 'America/Nowhere');
    expect(result).toMatchObject({
      ok: false,
      errors: [{ field: 'date' }, { field: 'time' }, { field: 'zone' }],
    });
  });
});

describe('time that passes', () => {
  it('makes a calendar day of 23 hours where the clocks go forward, and of 25 where they go back', () => {
    const hours = (from: string, to: string) =>
      minutesBetween(instantOf(from, '09:00').instant, instantOf(to, '09:00').instant) / 60;
    expect(hours('2026-03-07', '2026-03-08')).toBe(23);
    expect(hours('2026-10-31', '2026-11-01')).toBe(25);
    expect(hours('2028-02-28', '2028-03-01'), 'over a leap day').toBe(48);
    expect(hours('2027-02-28', '2027-03-01'), 'without one').toBe(24);
  });
});

describe('instants from text', () => {
  it('need an offset', () => {
    expect(parseInstant('2028-02-29T09:00+14:00')).toEqual({ ok: true, value: at('2028-02-28T19:00Z') });
    expect(parseInstant('2028-02-29T09:00+14:01')).toMatchObject({ errors: [{ code: 'notAnInstant' }] });
    expect(parseInstant('2028-02-29T09:00-05:00')).toEqual({ ok: true, value: at('2028-02-29T14:00Z') });
    expect(parseInstant('2028-02-29T09:00', 'now')).toMatchObject({
      errors: [{ field: 'now', code: 'notAnInstant' }],
    });
    expect(parseInstant('2027-02-29T09:00Z').ok).toBe(false);
    expect(parseInstant('2027-02-28T25:00Z').ok).toBe(false);
  });
});

describe('dates', () => {
  it('cross leap days', () => {
    expect(['2028-02-29', '2027-02-29', '2100-02-29', '2026-13-01', '2026-1-1'].map(isLocalDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-28', 3)).toBe('2028-03-02');
    expect(addYears('2028-02-29', 1)).toBe('2029-03-01');
    expect(weekdayOf('2028-02-29')).toBe(2);
  });
});
