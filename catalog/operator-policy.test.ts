import { expect, test } from 'vitest';
import type { Policy } from '#rules/policy.ts';
import { refuseWrongPolicy } from './operator-policy.ts';

const usd = { cents: 1500, currency: 'USD' };

test.each([
  [{}],
  [{ lateFee: { amount: usd, per: 'startedHour' }, pets: 'askHost', deposit: { cents: 0, currency: 'USD' } }],
] as [Policy][])('takes %j', (policy) => {
  expect(() => refuseWrongPolicy(policy)).not.toThrow();
});

test.each([
  [{ lateFee: { amount: usd, per: 'day' } }, 'operatorPolicy.lateFee.per · ', '"reservation"|"startedHour"'],
  [{ pets: 'yes' }, 'operatorPolicy.pets · ', '"allowed"|"askHost"|"notAllowed"'],
  [{ lateFee: { per: 'startedHour' } }, 'operatorPolicy.lateFee.amount · ', 'is missing; add it'],
  [{ gracePeriodMinutes: -5 }, 'operatorPolicy.gracePeriodMinutes · ', 'is -5; 0 is the least'],
  [{ pet: 'allowed' }, 'operatorPolicy · ', 'Unrecognized key: "pet"; known here are pets,'],
  [
    { reservationFee: { cents: 900, currency: 'EUR' } },
    'operatorPolicy.reservationFee.currency · ',
    'is "EUR"; write "USD"',
  ],
])('refuses %j', (policy, field, remedy) => {
  const read = () => refuseWrongPolicy(policy as Policy);
  expect(read).toThrow(`· ${field}`);
  expect(read).toThrow(remedy);
  expect(read).toThrow('docs/how-to/set-your-policies.md');
});

test('what is written into the file is told with its line', () => {
  expect(() => refuseWrongPolicy({ nonsense: 1 } as Policy)).toThrow(/^rules\/policy\.ts:\d+ /);
});
