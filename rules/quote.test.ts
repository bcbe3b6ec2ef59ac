import { describe, expect, it } from 'vitest';
import { hostEarnings } from './earnings.ts';
import { plan, usd } from './publish/vectors/examples.ts';
import { lessOutOfPocket } from './insurance-plan.ts';
import { quote } from './quote.ts';

describe('a quote', () => {
  it('is complete when every number is known', () => {
    const rated = { ...plan, extraHourRate: usd(5_00), extraMileRate: usd(25) };
    const input = { plan: rated, minutes: 25 * 60, extraMinutes: 120, extraMiles: 8, insurance: usd(15_00) };
    expect(quote(input, { reservationFee: usd(3_00) })).toEqual({
      outcome: 'complete',
      reason: {
        code: 'allKnown',
        lines: [
          { part: 'days', amount: usd(60_00) },
          { part: 'hours', amount: usd(4_00) },
          { part: 'insurance', amount: usd(15_00) },
          { part: 'extraHours', amount: usd(10_00) },
          { part: 'extraMiles', amount: usd(2_00) },
          { part: 'reservationFee', amount: usd(3_00) },
        ],
        total: usd(94_00),
      },
      rule: 'costParts',
    });
  });

  it('gives the least it costs, and names what it does not know', () => {
    expect(quote({ plan, minutes: 90, extraMiles: 8, extraMinutes: 30 }, {})).toMatchObject({
      outcome: 'atLeast',
      reason: { total: usd(8_00) },
      unknown: ['partHour', 'insurance', 'plan.extraHourRate', 'plan.extraMileRate', 'reservationFee'],
      assumes: ['partHourIsWhole'],
    });
  });

  it('is not final while a part was not given: that is not the same as none', () => {
    const fee = { reservationFee: usd(3_00) };
    const none = { plan, minutes: 60, extraMinutes: 0, extraMiles: 0, insurance: null };
    expect(quote(none, fee)).toMatchObject({
      outcome: 'complete',
      reason: { total: usd(7_00), lines: [{ part: 'days' }, { part: 'hours' }, { part: 'reservationFee' }] },
    });
    for (const part of ['extraMinutes', 'extraMiles', 'insurance'] as const) {
      const answer = quote({ ...none, [part]: undefined }, fee);
      expect(answer).toMatchObject({ outcome: 'atLeast', unknown: [part], reason: { total: usd(7_00) } });
      expect(answer.reason).toMatchObject({ code: 'partsUnknown' });
    }
    // A plan that costs nothing is known, and is a line.
    expect(quote({ ...none, insurance: usd(0) }, fee)).toMatchObject({
      outcome: 'complete',
      reason: { lines: [{}, {}, { part: 'insurance', amount: usd(0) }, {}] },
    });
  });

  it('counts a begun extra hour as whole, or by the minute', () => {
    const rated = { ...plan, extraHourRate: usd(6_00) };
    const begun = { plan: rated, minutes: 60, extraMinutes: 61, extraMiles: 0, insurance: null };
    const fee = { reservationFee: usd(0) };
    expect(quote(begun, { ...fee, partHour: 'wholeHour' }).reason).toMatchObject({ total: usd(16_00) });
    expect(quote(begun, { ...fee, partHour: 'prorated' }).reason).toMatchObject({ total: usd(10_10) });
    expect(quote(begun, fee)).toMatchObject({
      outcome: 'complete',
      unknown: ['partHour'],
      assumes: ['partHourIsWhole'],
    });
  });

  it('names every field that is wrong', () => {
    const wrong = { plan, minutes: 1.5, extraMinutes: -1, extraMiles: 100_001, insurance: usd(-1) };
    expect(quote(wrong, { reservationFee: usd(NaN) })).toMatchObject({
      errors: [
        { field: 'minutes' },
        { field: 'extraMinutes' },
        { field: 'extraMiles' },
        { field: 'insurance.cents' },
        { field: 'policy.reservationFee.cents' },
      ],
    });
    const mixed = { ...plan, hourRate: { cents: 1, currency: 'EUR' } };
    expect(
      quote({ plan: mixed, minutes: 60 }, { reservationFee: { cents: 1, currency: 'GBP' } }),
    ).toMatchObject({
      errors: [{ field: 'plan.hourRate.currency' }, { field: 'policy.reservationFee.currency' }],
    });
  });

  it('refuses to mix currencies', () => {
    expect(quote({ plan, minutes: 60, insurance: { cents: 1, currency: 'EUR' } }, {})).toMatchObject({
      errors: [{ field: 'insurance.currency', code: 'otherCurrency' }],
    });
  });
});

describe('what the host earns', () => {
  it('is the share that the operator sets, and unknown until then', () => {
    expect(hostEarnings(usd(64_00), {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['hostSharePercent'],
    });
    expect(hostEarnings(usd(64_00), { hostSharePercent: 80 })).toMatchObject({
      outcome: 'earns',
      reason: { percent: 80, earnings: usd(51_20) },
    });
    expect(hostEarnings(usd(64_00), { hostSharePercent: 101 })).toMatchObject({
      errors: [{ field: 'policy.hostSharePercent' }],
    });
  });
});

describe('insurance plans', () => {
  it('leave less to pay out of pocket the more they cost', () => {
    expect(lessOutOfPocket(usd(20_00), usd(10_00)).outcome).toBe('first');
    expect(lessOutOfPocket(usd(10_00), usd(20_00)).outcome).toBe('second');
    expect(lessOutOfPocket(usd(10_00), usd(10_00)).outcome).toBe('same');
  });
});
