import { describe, expect, it } from 'vitest';
import { DAY } from './instant.ts';
import { noon, usd } from './publish/vectors/examples.ts';
import { decideExtraCharge, type ExtraChargeInput } from './extra-charge.ts';
import { decideRefund, type RefundInput } from './refund.ts';

const refund: RefundInput = {
  amount: usd(40_00),
  reason: 'requestedByCustomer',
  note: '',
  paid: usd(100_00),
  refunded: usd(60_00),
  now: noon,
  endedAt: noon - 3 * DAY,
};

describe('a refund', () => {
  it('gives back no more than was paid', () => {
    expect(decideRefund(refund, {})).toMatchObject({
      outcome: 'allowed',
      reason: { left: usd(40_00) },
      unknown: ['refundDays'],
    });
    expect(decideRefund({ ...refund, amount: usd(40_01) }, {})).toMatchObject({
      outcome: 'notAllowed',
      reason: { code: 'moreThanPaid', left: usd(40_00) },
    });
  });

  it('keeps to the days that the operator sets, the last moment included', () => {
    expect(decideRefund(refund, { refundDays: 3 }).outcome).toBe('allowed');
    expect(decideRefund({ ...refund, now: noon + 1 }, { refundDays: 3 }).reason).toEqual({
      code: 'windowClosed',
      until: noon,
    });
    expect(decideRefund({ ...refund, endedAt: null }, { refundDays: 3 }).outcome).toBe('allowed');
  });

  it('has an amount and one of the four reasons', () => {
    expect(decideRefund({ ...refund, amount: usd(0), reason: 'regret' as never }, {})).toMatchObject({
      errors: [
        { field: 'amount.cents' },
        {
          field: 'reason',
          code: 'notAChoice',
          values: { choices: 'duplicate, fraudulent, requestedByCustomer, other' },
        },
      ],
    });
  });
});

const charge: ExtraChargeInput = {
  amount: usd(25_00),
  reason: 'toll',
  note: '',
  now: noon,
  endedAt: noon - DAY,
};

describe('an extra charge', () => {
  it('has no limit that is stated', () => {
    expect(decideExtraCharge(charge, {})).toMatchObject({
      outcome: 'allowed',
      unknown: ['extraChargeMax', 'extraChargeDays'],
    });
  });

  it('names the field that is wrong, also the end', () => {
    expect(decideExtraCharge({ ...charge, endedAt: NaN }, {})).toMatchObject({
      errors: [{ field: 'endedAt' }],
    });
    expect(decideExtraCharge({ ...charge, endedAt: null }, {}).outcome).toBe('allowed');
    expect(decideRefund({ ...refund, endedAt: NaN }, {})).toMatchObject({ errors: [{ field: 'endedAt' }] });
  });

  it('keeps to the limits that the operator sets', () => {
    const policy = { extraChargeMax: usd(25_00), extraChargeDays: 1 };
    expect(decideExtraCharge(charge, policy)).toEqual({
      outcome: 'allowed',
      reason: { code: 'withinLimits' },
      rule: 'extraCharge',
    });
    expect(decideExtraCharge({ ...charge, amount: usd(25_01) }, policy).reason).toMatchObject({
      code: 'aboveMaximum',
    });
    expect(decideExtraCharge({ ...charge, now: noon + 1 }, policy).reason).toMatchObject({
      code: 'windowClosed',
    });
  });
});
