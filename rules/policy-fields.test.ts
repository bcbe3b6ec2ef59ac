import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, fields } from './input.ts';
import { decidedKeys, policyOf } from './policy-fields.ts';
import { policySchema } from './policy-schema.ts';
import { usd } from './publish/vectors/examples.ts';

/** Numbers that are right for one key or another, and wrong for the rest. */
const values: readonly unknown[] = [
  ...[0, 1, 25, 100, 101, 120, 121, 300, 301, 1_000, 1_001, 3_660, 3_661, 87_840, 87_841],
  ...[
    5_270_400,
    5_270_401,
    10_000_000,
    10_000_001,
    -1,
    0.5,
    0.29,
    0.295,
    NaN,
    Infinity,
    null,
    true,
    '25',
    '',
  ],
  ...[
    'wholeHour',
    'prorated',
    'allowed',
    'notAllowed',
    'nope',
    [],
    [0],
    [30, 120],
    [-1],
    ['gps'],
    [''],
    [1],
    {},
  ],
  ...[usd(0), usd(-1), usd(0.5), usd(10_000_000_000), usd(10_000_000_001)],
  ...[{ cents: 1, currency: 'usd' }, { cents: 1, currency: 'JPY' }, { cents: 1 }],
  { amount: usd(5), per: 'reservation' },
  { amount: usd(5), per: 'startedHour' },
  { amount: usd(5), per: 'week' },
  { amount: usd(-5), per: 'reservation' },
  { freeHours: 24, percent: 10 },
  { freeHours: 0, percent: 100 },
  { freeHours: 24 },
  { freeHours: -1, percent: 10 },
  { freeHours: 24, percent: 101 },
  { minLength: 8, needs: ['digit'] },
  { minLength: 1_001 },
  { needs: ['luck'] },
  { needs: 'digit' },
  { fleetOperations: ['refund'], customerSupport: [] },
  { fleetOperations: ['fly'] },
];

describe.each(decidedKeys)('%s', (key) => {
  const schema = fields({ policy: policyOf(key) });
  const isGood = (value: unknown) => read(schema, { policy: { [key]: value } }).ok;

  it('is what the schema of policies says it is', () => {
    for (const value of values) {
      expect(isGood(value), JSON.stringify(value)).toBe(policySchema.safeParse({ [key]: value }).success);
    }
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.anything()), (value) => {
        fc.pre(!(typeof value === 'object' && value !== null));
        expect(isGood(value)).toBe(policySchema.safeParse({ [key]: value }).success);
      }),
      { numRuns: 50 },
    );
  });

  it('may be unset, and has values that are good', () => {
    expect(read(schema, { policy: {} }).ok).toBe(true);
    expect(values.some(isGood)).toBe(true);
  });
});
