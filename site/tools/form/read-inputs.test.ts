import { describe, expect, it } from 'vitest';
import { InputReader } from './read-inputs.ts';

describe('an amount', () => {
  const read = (typed: string, locale = 'en-US') => {
    const reader = new InputReader({ amount: typed }, locale);
    return reader.money('amount')?.cents ?? reader.errors.amount;
  };

  it.each([
    ['12', 12_00],
    ['12.5', 12_50],
    ['1,200', 1_200_00],
    ['1,200.50', 1_200_50],
    ['1,200,300', 1_200_300_00],
  ])('%s is read as people in the United States write it', (typed, cents) => {
    expect(read(typed)).toBe(cents);
  });

  it.each([
    ['45,00', 45_00],
    ['12,5', 12_50],
    ['6,50', 6_50],
    [',50', 50],
    ['1200,50', 1_200_50],
    ['1.200,50', 1_200_50],
    ['1.200.300,5', 1_200_300_50],
  ])('%s has its decimals after the comma, as keypads without a point write it', (typed, cents) => {
    expect(read(typed)).toBe(cents);
  });

  it.each([
    '$45',
    '$ 45',
    '45 $',
    '45$',
    'USD 45',
    '45 USD',
    'usd45',
    '\u200E$45\u200B',
    '45 dollars',
    '45 Dollars',
    'US$45',
    '$45 USD',
    '45,00 $',
  ])('%s is 45 dollars', (typed) => {
    expect(read(typed)).toBe(45_00);
  });

  it.each([
    '1.200',
    '1,20,30',
    '1,200,50',
    '12.50,5',
    '12,',
    ',',
    '1,2345',
    '0,125',
    '0.125,50',
    'EUR 45',
    '45 dollarsx',
    'sixty',
    '$',
    'USD',
    '-5',
  ])('%s can be read in two ways, or in none', (typed) => {
    expect(read(typed)).toMatch(/^(notAnAmount|required)$/);
  });

  it.each([
    ['1.200', 'de-DE', 1_200_00],
    ['1.200.300 $', 'de-DE', 1_200_300_00],
    ['12.50', 'de-DE', 12_50],
    ['1.200', 'es-MX', 'notAnAmount'],
    ['1 200', 'fr-FR', 1_200_00],
    ['1\u202F200 $US', 'fr-FR', 'notAnAmount'],
    ['1.20', 'de-DE', 1_20],
    ['0.200', 'de-DE', 'notAnAmount'],
    ['1234.567', 'de-DE', 'notAnAmount'],
    ['1.2345', 'de-DE', 'notAnAmount'],
  ])('%s in %s is read as thousands are written there: %s', (typed, locale, cents) => {
    expect(read(typed, locale)).toBe(cents);
  });
});

it.each([
  ['62,5', 62.5],
  ['62.5 %', 62.5],
  ['7,25%', 7.25],
  ['75', 75],
  ['1,000', undefined],
])('a percentage typed as %s is %s', (typed, percent) => {
  const reader = new InputReader({ share: typed });
  expect(reader.percent('share')).toBe(percent);
  expect(reader.hasErrors).toBe(percent === undefined);
});

it.each([
  ['1,200', 1200],
  ['0,500', undefined],
])('a whole number typed as %s is %s', (typed, number) => {
  const reader = new InputReader({ miles: typed });
  expect(reader.whole('miles', 0, 100_000)).toBe(number);
  expect(reader.hasErrors).toBe(number === undefined);
});

it('of thousands that points part, a whole number is read where that is the custom, and a year nowhere', () => {
  const read = (locale: string, isYear = false) =>
    new InputReader({ miles: '1.200' }, locale).whole('miles', 0, 100_000, { isYear });
  expect([read('de-DE'), read('en-US'), read('de-DE', true)]).toEqual([1200, undefined, undefined]);
});
