import { expect, it } from 'vitest';
import { percentile, rowOf, wrongIn } from './report.mjs';

/** @returns {import('./visitors.mjs').Seen} */
const payout = (/** @type {string} */ word, ms = 10) => ({
  call: 'payout',
  status: 200,
  text: `{"data":{"getStripePayoutAccountStatus":"${word}"}}`,
  ms,
  truth: { isWell: false, maySayReady: false },
});

it('gives the median and the slowest', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(times, 0.5), percentile(times, 0.99), percentile([], 0.99)]).toEqual([50, 99, 0]);
});

it('counts what was false and what was late', () => {
  const ready = payout('READY_TO_REDIRECT');
  const { falseCount, lines } = wrongIn([payout('PENDING'), ready, ready, payout('ERROR', 9001)], 1);
  expect(falseCount).toBe(2);
  expect(lines).toEqual([
    '2 × FALSE: a payout was called ready, and the provider has not said so',
    '1 × LATE: payout took more than 9000 ms',
  ]);
  expect(wrongIn([payout('ERROR', 9001)], 400)).toEqual({ falseCount: 0, lines: [] });
});

it('tells in words what hosts were told', () => {
  const row = rowOf(
    'none',
    [payout('PENDING', 10), payout('PENDING', 30), payout('READY_TO_REDIRECT', 20)],
    0,
  );
  expect(row).toContain('| 2 × PENDING, 1 × READY; 20 / 30 |');
  expect(row).toMatch(/nobody \|$/);
});
