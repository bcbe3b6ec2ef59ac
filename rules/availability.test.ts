import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AvailabilitySettings, decideAvailability } from './availability.ts';
import { addDays, weekdayOf } from './time.ts';

const nothing: AvailabilitySettings = {
  preventReservation: false,
  unavailableWeekdays: [],
  unavailableDates: [],
};
/** Monday to Wednesday. */
const period = { from: '2026-06-15', to: '2026-06-17' };

describe('the availability of a vehicle', () => {
  it('is there when nothing is set', () => {
    expect(decideAvailability(nothing, period).outcome).toBe('available');
  });

  it('ends with the prevent toggle', () => {
    expect(decideAvailability({ ...nothing, preventReservation: true }, period)).toMatchObject({
      outcome: 'unavailable',
      rule: 'preventReservation',
    });
  });

  it('ends on a weekday', () => {
    expect(decideAvailability({ ...nothing, unavailableWeekdays: [3] }, period).reason).toEqual({
      code: 'unavailableWeekday',
      weekday: 3,
      date: '2026-06-17',
    });
    expect(decideAvailability({ ...nothing, unavailableWeekdays: [0, 4, 5, 6] }, period).outcome).toBe(
      'available',
    );
  });

  it.each([
    ['2026-06-10', '2026-06-14', 'available'],
    ['2026-06-10', '2026-06-15', 'unavailable'],
    ['2026-06-16', '2026-06-16', 'unavailable'],
    ['2026-06-17', '2026-06-30', 'unavailable'],
    ['2026-06-18', '2026-06-30', 'available'],
  ])('with dates from %s to %s: %s', (from, to, outcome) => {
    expect(decideAvailability({ ...nothing, unavailableDates: [{ from, to }] }, period).outcome).toBe(
      outcome,
    );
  });

  it('names the field that is wrong', () => {
    const settings = {
      ...nothing,
      unavailableWeekdays: [7],
      unavailableDates: [{ from: '2026-02-29', to: '2026-03-01' }],
    };
    expect(decideAvailability(settings, { from: '2026-06-17', to: '2026-06-15' })).toMatchObject({
      errors: [{ field: 'unavailableWeekdays.0' }, { field: 'unavailableDates.0.from' }],
    });
    const ranges = { ...nothing, unavailableDates: [{ from: '2026-03-02', to: '2026-03-01' }] };
    expect(decideAvailability(ranges, { from: '2026-06-17', to: '2026-06-15' })).toMatchObject({
      errors: [
        { field: 'period.to', code: 'before' },
        { field: 'unavailableDates.0.to', code: 'before' },
      ],
    });
  });

  it('is the same as looking at each day', () => {
    const date = fc.nat(40).map((days) => addDays('2028-02-20', days));
    const range = fc.tuple(date, date).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(6)),
        fc.array(range, { maxLength: 3 }),
        range,
        (weekdays, dates, asked) => {
          const settings = { ...nothing, unavailableWeekdays: weekdays, unavailableDates: dates };
          let free = true;
          for (let day = asked.from; day <= asked.to; day = addDays(day, 1)) {
            free &&=
              !weekdays.includes(weekdayOf(day)) && !dates.some(({ from, to }) => from <= day && day <= to);
          }
          expect(decideAvailability(settings, asked).outcome).toBe(free ? 'available' : 'unavailable');
        },
      ),
    );
  });
});
