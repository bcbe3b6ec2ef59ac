import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from './publish/vectors/examples.ts';
import {
  addMoney,
  formatMoney,
  fractionOfCents,
  MAX_CENTS,
  multiplyMoney,
  parseMoney,
  percentOfCents,
} from './money.ts';

describe('money', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    [' 12.50 ', 1250],
    ['$12.50', 1250],
    ['1,250.00', 125_000],
    ['0.29', 29],
    ['.29', 29],
    ['$.5', 50],
    ['12.', 1200],
    ['100,000,000.00', MAX_CENTS],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseMoney(text, 'USD')).toEqual({ ok: true, value: usd(cents) });
  });

  it.each([
    ['', 'amount', 'required'],
    ['twelve', 'amount', 'notAnAmount'],
    ['12.505', 'amount', 'notAnAmount'],
    ['1,25.00', 'amount', 'notAnAmount'],
    ['0,125', 'amount', 'notAnAmount'],
    ['-5', 'amount', 'notAnAmount'],
    ['.', 'amount', 'notAnAmount'],
    [',.5', 'amount', 'notAnAmount'],
    ['100000000.01', 'amount.cents', 'notInRange'],
  ])('refuses %j', (text, field, code) => {
    expect(parseMoney(text, 'USD')).toMatchObject({ ok: false, errors: [{ field, code }] });
  });

  it('writes money as people read it', () => {
    expect(formatMoney(usd(1250))).toBe('$12.50');
    expect(formatMoney(usd(-5))).toBe('-$0.05');
    expect(formatMoney({ cents: 1250, currency: '?' })).toBe('—');
    expect(formatMoney({ cents: 1250, currency: 'JPY' }), 'yen have no hundredths').toBe('—');
    expect(formatMoney(usd(1250), 'no locale')).toBe('$12.50');
    expect(formatMoney(usd(NaN))).toBe('—');
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseMoney(formatMoney(usd(cents)), 'USD')).toEqual({ ok: true, value: usd(cents) });
      }),
    );
  });

  it('adds only amounts of one currency', () => {
    expect(addMoney(usd(10), usd(20))).toEqual({ ok: true, value: usd(30) });
    expect(addMoney(usd(10), { cents: 20, currency: 'EUR' })).toMatchObject({
      errors: [{ field: 'b.currency' }],
    });
    expect(addMoney(usd(0.1), usd(20))).toMatchObject({ errors: [{ field: 'a.cents' }] });
  });

  it('multiplies, and says when the result is no longer exact', () => {
    expect(multiplyMoney(usd(10), 3)).toEqual({ ok: true, value: usd(30) });
    expect(multiplyMoney(usd(10), 1.5)).toMatchObject({ errors: [{ field: 'times' }] });
    expect(multiplyMoney(usd(MAX_CENTS), 1_000_000)).toMatchObject({ errors: [{ code: 'tooLarge' }] });
  });

  it('rounds half a cent up, exactly', () => {
    expect(percentOfCents(1, 50)).toBe(1);
    expect(percentOfCents(1005, 10)).toBe(101);
    expect(percentOfCents(999, 12.5)).toBe(125);
    expect(fractionOfCents(100, 1, 3)).toBe(33);
    expect(percentOfCents(MAX_CENTS, 99.99)).toBe(9_999_000_000);
  });
});
