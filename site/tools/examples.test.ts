import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { findTool } from '#catalog/tools.ts';
import { defaultLanguage, languages } from '#config/languages.ts';
import {
  damageClaimUntil,
  freeCancellationUntil,
  isBadInput,
  latestDropOff,
  planWarnings,
  timePrice,
} from '#rules/index.ts';
import { zone } from './testing/times.ts';

const { locale } = languages[defaultLanguage];
const plainBlanks = (text: string) => text.replace(/\s/g, ' ');
const exampleOf = (tool: string) => plainBlanks(findTool(catalogOf(defaultLanguage), tool).example);

/** Of some words those that a text has, as far as they stand in it in this order. */
function inOrder(text: string, words: readonly string[]): string[] {
  let at = 0;
  return words.filter((word) => {
    const found = text.indexOf(word, at);
    if (found >= 0) at = found + word.length;
    return found >= 0;
  });
}

/** Friday, June 19, 2026, at a time of New York; Saturday is the day after. */
const friday = (time: string) => Date.parse(`2026-06-19T${time}-04:00`);
const saturday = (time: string) => Date.parse(`2026-06-20T${time}-04:00`);

const format = (instant: number, options: Intl.DateTimeFormatOptions) =>
  plainBlanks(new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(instant));
const clock = (instant: number) => format(instant, { timeStyle: 'short' });
const weekday = (instant: number) => format(instant, { weekday: 'long' });

const ended = friday('15:00');
const claimed = damageClaimUntil(ended);
const starts = saturday('09:00');
const free = freeCancellationUntil(starts);
const next = friday('18:00');

// Written by hand for people, and true as long as the rule is: whoever changes that finds the sentence here.
test.each([
  ['damage-claim', [weekday(ended), clock(ended), weekday(claimed), clock(claimed)]],
  ['cancel', [weekday(starts), clock(starts), clock(free), weekday(free)]],
  ['extend', [clock(next), clock(latestDropOff(next))]],
])('the example in tools/%s.yaml says the times that its rule gives', (tool, times) => {
  expect(inOrder(exampleOf(tool), times), exampleOf(tool)).toEqual(times);
});

const told = (number: number, options: Intl.NumberFormatOptions) =>
  plainBlanks(new Intl.NumberFormat(locale, options).format(number));
const dollars = (amount: number) =>
  told(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const count = (number: number, unit: 'day' | 'hour') =>
  told(number, { style: 'unit', unit, unitDisplay: 'long' });

const usd = (amount: number) => ({ cents: amount * 100, currency: 'USD' });
const plan = { dayRate: usd(60), hourRate: usd(5), milesPerDay: 200, milesPerHour: 10 };

test.each(['price-estimate', 'host-earnings'])(
  'the example in tools/%s.yaml costs what the rule says',
  (tool) => {
    const price = timePrice(plan, 25 * 60);
    if (isBadInput(price)) throw new Error('the plan is wrong');
    const { time, total } = price.reason;
    const parts = [dollars(60), dollars(5), count(time.days, 'day'), count(time.hours, 'hour')];
    const amounts = [...parts, `= ${dollars(total.cents / 100)}.`];
    expect(inOrder(exampleOf(tool), amounts), exampleOf(tool)).toEqual(amounts);
  },
);

test('the example of what a host earns names the hour from which a day is cheaper', () => {
  const hours = [`= ${dollars(65)}.`, ` ${count(planWarnings(plan)[0]!.fromHours, 'hour')} `];
  expect(inOrder(exampleOf('host-earnings'), hours)).toEqual(hours);
});
