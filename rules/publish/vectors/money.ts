import { DAY } from '../../instant.ts';
import { noon, usd } from './examples.ts';
import type { CallsOf, FunctionName } from '../function-name.ts';

const plan = { dayRate: usd(6000), hourRate: usd(400), milesPerDay: 200, milesPerHour: 10 };
const rated = { ...plan, extraHourRate: usd(600), extraMileRate: usd(50) };
const refund = {
  amount: usd(5000),
  reason: 'duplicate',
  note: '',
  paid: usd(9000),
  refunded: usd(4000),
  now: noon,
  endedAt: noon - DAY,
} as const;
const charge = { amount: usd(2500), reason: 'toll', note: '', now: noon, endedAt: noon - DAY } as const;

/** Calls at the boundaries: prices, refunds and charges. */
export const moneyCalls = {
  addMoney: [
    [usd(1), usd(2)],
    [usd(1), { cents: 2, currency: 'EUR' }],
  ],
  checkPlan: [[plan], [{ ...plan, hourRate: { cents: 400, currency: 'EUR' } }]],
  decideExtraCharge: [
    [charge, { extraChargeMax: usd(2500), extraChargeDays: 1 }],
    [
      { ...charge, amount: usd(2501) },
      { extraChargeMax: usd(2500), extraChargeDays: 1 },
    ],
    [
      { ...charge, now: noon + 1 },
      { extraChargeMax: usd(2500), extraChargeDays: 1 },
    ],
    [charge, {}],
    [{ ...charge, amount: usd(0) }, {}],
  ],
  decideRefund: [
    [refund, { refundDays: 1 }],
    [{ ...refund, amount: usd(5001) }, { refundDays: 1 }],
    [{ ...refund, now: noon + 1 }, { refundDays: 1 }],
    [{ ...refund, endedAt: null }, {}],
    [{ ...refund, refunded: usd(9500) }, {}],
  ],
  formatMoney: [
    [usd(123_456), 'en-US'],
    [usd(-5), 'en-US'],
    [{ cents: 100, currency: 'JPY' }, 'en-US'],
  ],
  hostEarnings: [
    [usd(1), { hostSharePercent: 50 }],
    [usd(10_000), { hostSharePercent: 0.29 }],
    [usd(10_000), {}],
  ],
  includedDistance: [
    [plan, 25 * 60, {}],
    [plan, 24 * 60 - 1, { partHour: 'wholeHour' }],
    [plan, 65, { partHour: 'prorated' }],
  ],
  lessOutOfPocket: [
    [usd(200), usd(100)],
    [usd(100), usd(100)],
    [usd(100), usd(200)],
  ],
  multiplyMoney: [
    [usd(3), 4],
    [usd(10_000_000_000), 1_000_000],
  ],
  parseMoney: [
    ['$1,250.00', 'USD'],
    ['12.5', 'USD'],
    ['.50', 'USD'],
    ['12.505', 'USD'],
    ['', 'USD'],
    ['12,50', 'USD'],
  ],
  planWarnings: [
    [plan, { partHour: 'wholeHour' }],
    [{ ...plan, hourRate: usd(250), milesPerHour: 8 }, { partHour: 'prorated' }],
    [{ ...plan, hourRate: usd(260) }, { partHour: 'wholeHour' }],
  ],
  quote: [
    [
      { plan: rated, minutes: 25 * 60, extraMinutes: 61, extraMiles: 3, insurance: usd(1500) },
      { reservationFee: usd(300), partHour: 'wholeHour' },
    ],
    [
      { plan: rated, minutes: 25 * 60, extraMinutes: 90, extraMiles: 0, insurance: null },
      { reservationFee: usd(0), partHour: 'prorated' },
    ],
    [{ plan, minutes: 60, extraMinutes: 0, extraMiles: 0, insurance: usd(0) }, {}],
    [{ plan, minutes: 61 }, {}],
  ],
  timePrice: [
    [plan, 25 * 60, {}],
    [plan, 24 * 60, {}],
    [plan, 24 * 60 - 1, {}],
    [plan, 61, { partHour: 'prorated' }],
    [plan, -1, {}],
  ],
} satisfies Partial<CallsOf<FunctionName>>;
