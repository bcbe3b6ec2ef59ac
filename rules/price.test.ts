import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBadInput } from './decision.ts';
import { DAY_MINUTES, MAX_MINUTES } from './duration.ts';
import { plan, usd } from './publish/vectors/examples.ts';
import type { Policy } from './policy.ts';
import { includedDistance, timePrice } from './price.ts';
import { planWarnings, type PricePlan } from './price-plan.ts';
import { localInstant, minutesBetween } from './time.ts';

const cents = (p: PricePlan, minutes: number, policy: Policy = {}) => {
  const answer = timePrice(p, minutes, policy);
  if (isBadInput(answer)) throw new Error(JSON.stringify(answer.errors));
  return answer.reason.total.cents;
};
const miles = (p: PricePlan, minutes: number, policy: Policy = {}) => {
  const answer = includedDistance(p, minutes, policy);
  if (isBadInput(answer)) throw new Error(JSON.stringify(answer.errors));
  return answer.reason.miles;
};

describe('the price of a duration', () => {
  it.each([
    [0, 0, 0],
    [60, 400, 10],
    [23 * 60, 92_00, 230],
    [24 * 60, 60_00, 200],
    [25 * 60, 64_00, 210],
    [48 * 60, 120_00, 400],
    [49 * 60, 124_00, 410],
  ])('%i minutes cost %i cents and include %i miles', (minutes, price, distance) => {
    expect(cents(plan, minutes)).toBe(price);
    expect(miles(plan, minutes)).toBe(distance);
  });

  it('says that 25 hours are 1 day and 1 hour, and which rule gave it', () => {
    expect(timePrice(plan, 25 * 60)).toEqual({
      outcome: 'priced',
      reason: {
        code: 'daysAndHours',
        time: { days: 1, hours: 1, minutes: 0 },
        days: usd(60_00),
        hours: usd(4_00),
        total: usd(64_00),
      },
      rule: 'timePrice',
    });
  });

  it('counts a begun hour as whole and says that it assumes so, until the operator decides', () => {
    expect(timePrice(plan, 61, {})).toMatchObject({
      reason: { total: usd(8_00) },
      unknown: ['partHour'],
      assumes: ['partHourIsWhole'],
    });
    expect(timePrice(plan, 61, { partHour: 'wholeHour' })).not.toHaveProperty('assumes');
    expect(cents(plan, 90, { partHour: 'prorated' })).toBe(6_00);
    expect(miles(plan, 65, { partHour: 'prorated' })).toBe(10);
  });

  it('makes a day of the begun hour that completes it', () => {
    expect(cents(plan, 23 * 60 + 1)).toBe(60_00);
  });

  it('counts the hours that pass when the clocks change', () => {
    const between = (from: string, to: string) => {
      const [a, b] = [from, to].map((date) => localInstant(date, '09:00', 'America/New_York'));
      if (!a?.ok || !b?.ok) throw new Error('unreadable date');
      return minutesBetween(a.value.instant, b.value.instant);
    };
    expect(cents(plan, between('2026-03-07', '2026-03-08')), '23 hours').toBe(92_00);
    expect(cents(plan, between('2026-10-31', '2026-11-01')), '25 hours').toBe(64_00);
    expect(cents(plan, between('2028-02-28', '2028-03-01')), 'over a leap day').toBe(120_00);
  });

  it('names the field that is wrong', () => {
    expect(timePrice({ ...plan, dayRate: usd(0.5) }, -1)).toMatchObject({
      outcome: 'badInput',
      errors: [{ field: 'plan.dayRate.cents' }, { field: 'minutes' }],
    });
    expect(timePrice({ ...plan, hourRate: { cents: 1, currency: 'EUR' } }, 60)).toMatchObject({
      errors: [{ field: 'plan.hourRate.currency', code: 'otherCurrency' }],
    });
  });
});

const anyPlan = fc.record({
  dayRate: fc.integer({ min: 0, max: 1_000_00 }).map(usd),
  hourRate: fc.integer({ min: 0, max: 100_00 }).map(usd),
  milesPerDay: fc.integer({ min: 0, max: 1_000 }),
  milesPerHour: fc.integer({ min: 0, max: 100 }),
});
const anyPolicy = fc.constantFrom<Policy>({}, { partHour: 'wholeHour' }, { partHour: 'prorated' });
const anyMinutes = fc.integer({ min: 0, max: 60 * DAY_MINUTES });

describe('pricing, for every plan', () => {
  it('is additive over whole days', () => {
    fc.assert(
      fc.property(
        anyPlan,
        anyPolicy,
        fc.integer({ min: 0, max: 300 }),
        anyMinutes,
        (p, policy, days, rest) => {
          const together = days * DAY_MINUTES + rest;
          expect(cents(p, together, policy)).toBe(days * p.dayRate.cents + cents(p, rest, policy));
          expect(miles(p, together, policy)).toBe(days * p.milesPerDay + miles(p, rest, policy));
        },
      ),
    );
  });

  it('is monotone within one day of billed time', () => {
    const withinADay = fc.tuple(fc.nat(20), fc.nat(23 * 60), fc.nat(23 * 60));
    fc.assert(
      fc.property(anyPlan, anyPolicy, withinADay, (p, policy, [days, a, b]) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((rest) => days * DAY_MINUTES + rest);
        expect(cents(p, less ?? 0, policy)).toBeLessThanOrEqual(cents(p, more ?? 0, policy));
      }),
    );
  });

  it('is monotone throughout for a plan without a warning, and not for one with', () => {
    fc.assert(
      fc.property(anyPlan, anyPolicy, anyMinutes, anyMinutes, (p, policy, a, b) => {
        const warned = (code: string) => planWarnings(p, policy).some((warning) => warning.code === code);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        if (!warned('hoursDearerThanDay'))
          expect(cents(p, less, policy)).toBeLessThanOrEqual(cents(p, more, policy));
        if (!warned('hoursIncludeMoreThanDay'))
          expect(miles(p, less, policy)).toBeLessThanOrEqual(miles(p, more, policy));
      }),
    );
    fc.assert(
      fc.property(anyPlan, fc.constantFrom<Policy>({}, { partHour: 'wholeHour' }), (p, policy) => {
        const [warning] = planWarnings(p, policy).filter(({ code }) => code === 'hoursDearerThanDay');
        expect(cents(p, 23 * 60, policy) > cents(p, DAY_MINUTES, policy)).toBe(warning !== undefined);
        if (warning) {
          expect(cents(p, warning.fromHours * 60)).toBeGreaterThan(p.dayRate.cents);
          expect(cents(p, (warning.fromHours - 1) * 60)).toBeLessThanOrEqual(p.dayRate.cents);
        }
      }),
    );
  });

  it('stays exact up to the longest duration and the highest rates', () => {
    const dear = { ...plan, dayRate: usd(10_000_000_000), hourRate: usd(10_000_000_000) };
    expect(Number.isSafeInteger(cents(dear, MAX_MINUTES - 60))).toBe(true);
  });
});

describe('plan warnings', () => {
  it('tell a host from which hour on the hours cost more than a day', () => {
    expect(planWarnings(plan)).toEqual([
      { code: 'hoursDearerThanDay', fromHours: 16 },
      { code: 'hoursIncludeMoreThanDay', fromHours: 21 },
    ]);
    expect(planWarnings({ ...plan, hourRate: usd(2_60), milesPerHour: 8 })).toEqual([]);
  });

  it('look at the last minute before a day when hours are billed by the minute', () => {
    const tight = { ...plan, dayRate: usd(92_00), milesPerHour: 8 };
    expect(planWarnings(tight, {})).toEqual([]);
    expect(planWarnings(tight, { partHour: 'prorated' })).toEqual([
      { code: 'hoursDearerThanDay', fromHours: 24 },
    ]);
  });
});
