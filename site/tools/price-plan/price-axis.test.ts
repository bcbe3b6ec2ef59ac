import { expect, it } from 'vitest';
import { locale } from '../testing/times.ts';
import { amountTicks, dayTicks, formatTick } from './price-axis.ts';

it.each([
  [25_000, [0, 10_000, 20_000, 30_000]],
  [30_000, [0, 10_000, 20_000, 30_000]],
  [6_000, [0, 2_000, 4_000, 6_000]],
  [1, [0, 1]],
  [0, [0, 1]],
])('an axis up to %i cents counts in round steps, and reaches it', (max, ticks) => {
  expect(amountTicks(max)).toEqual(ticks);
});

it('never names more amounts than there is room for', () => {
  for (let cents = 1; cents < 3_000_000; cents = Math.ceil(cents * 1.37)) {
    const ticks = amountTicks(cents);
    expect(ticks.length, String(cents)).toBeLessThanOrEqual(4);
    expect(ticks.at(-1), String(cents)).toBeGreaterThanOrEqual(cents);
    expect(ticks.every(Number.isInteger), String(cents)).toBe(true);
  }
});

it.each([
  [0, 48, [24, 48]],
  [0, 72, [24, 72]],
  [24, 120, [72, 120]],
])('from hour %i to %i the days with a word are %j, the last among them', (from, to, named) => {
  const ticks = dayTicks(from, to);
  expect(ticks.at(-1)!.hours).toBe(to);
  expect(ticks.filter(({ isNamed }) => isNamed).map(({ hours }) => hours)).toEqual(named);
});

it('amounts are short', () => {
  const say = (cents: number) => formatTick(cents, 'USD', locale);
  expect([0, 5_000, 250, 1_200_000].map(say)).toEqual(['$0', '$50', '$2.50', '$12K']);
});
