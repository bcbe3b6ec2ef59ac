import { describe, expect, it } from 'vitest';
import type { Policy, PolicyKey } from './policy.ts';
import { policyKeys } from './policy-fields.ts';
import { policyForms } from './policy-forms.ts';
import { policySchema } from './policy-schema.ts';
import { policySentence, policyStatement } from './policy-words.ts';
import { testTexts } from './testing/test-texts.ts';
import { usd } from './publish/vectors/examples.ts';

/** Each sentence is its key and what it can be filled with. */
const markers = '{value} {hours} {percent} {access} {from} {to} {zone}';
const texts = {
  ...testTexts,
  unpublished: { ask: 'Ask us.', shownIn: 'It is in {screen}.' },
  policies: Object.fromEntries(
    Object.entries(policyForms).map(([key, forms]) => [
      key,
      Object.fromEntries(forms.map((form) => [form, `${form}: ${markers}`])),
    ]),
  ) as unknown as typeof testTexts.policies,
};
const said = (policy: Policy, key: PolicyKey, locale = 'en-US') =>
  policySentence({ ...texts, locale }, key, policy)
    .replace(/ +/g, ' ')
    .trim();

const hours = { days: 'weekdays', from: '08:00', to: '20:30', zone: 'America/New_York' } as const;

/** Every setting with what is said of it; some in more than one way. */
const examples: readonly (readonly [Policy, string])[] = [
  [{ gracePeriodMinutes: 30 }, 'set: 30 minutes'],
  [{ gracePeriodMinutes: 0 }, `none: ${markers}`],
  [{ lateFee: { amount: usd(0), per: 'startedHour' } }, `none: ${markers}`],
  [{ cancellationPercent: 0 }, `none: ${markers}`],
  [{ driverCancellation: { freeHours: 0, percent: 10 } }, `free: ${markers}`],
  [{ readyToStartMinutes: 1_440 }, 'set: 24 hours'],
  [{ readyToStartMinutes: 1_450 }, 'set: 1,450 minutes'],
  [{ payoutDays: 0 }, `none: ${markers}`],
  [{ lateFee: { amount: usd(1_250), per: 'reservation' } }, 'reservation: $12.50'],
  [{ lateFee: { amount: usd(1_000), per: 'startedHour' } }, 'startedHour: $10.00'],
  [{ cancellationPercent: 12.5 }, 'set: 12.5 percent'],
  [{ driverCancellation: { freeHours: 48, percent: 10 } }, 'set: 48 hours 10 percent'],
  [{ driverCancellation: { freeHours: 48, percent: 0 } }, `free: ${markers}`],
  [{ partHour: 'prorated' }, `prorated: ${markers}`],
  [{ reservationFee: usd(499) }, 'set: $4.99'],
  [{ reservationFee: usd(0) }, `none: ${markers}`],
  [{ hostSharePercent: 70 }, 'set: 70 percent'],
  [{ readyToStartMinutes: 60 }, 'set: 60 minutes'],
  [{ abandonmentReminderMinutes: [120, 30] }, 'set: 120 minutes and 30 minutes'],
  [{ minimumDriverAgeYears: 21 }, 'set: 21 years'],
  [
    { password: { minLength: 8, needs: ['digit', 'symbol'] } },
    'minLength: 8 needs: passwordNeeds.digit and passwordNeeds.symbol',
  ],
  [{ password: { minLength: 1 } }, 'minLength: 1'],
  [{ password: { needs: ['digit'] } }, 'needs: passwordNeeds.digit'],
  [
    { partnerRights: { fleetOperations: ['refund', 'cancel'], customerSupport: ['refund'] } },
    'set: partnerRights.refund and partnerRights.cancel partnerAccessTypes.fleetOperations set: partnerRights.refund partnerAccessTypes.customerSupport',
  ],
  [{ vehicleTypes: ['SUV', 'Van', 'Truck'] }, 'set: SUV, Van, and Truck'],
  [{ vehicleMaxAgeYears: 1 }, 'set: 1 year'],
  [{ vehicleMaxMiles: 120_000 }, 'set: 120,000 miles'],
  [{ vehicleMaxValue: usd(0) }, 'set: $0.00'],
  [{ vehicleTechnology: ['GPS'] }, 'set: GPS'],
  [{ alteredVehicles: 'notAllowed' }, `notAllowed: ${markers}`],
  [{ refundDays: 30 }, 'set: 30 days'],
  [{ extraChargeDays: 1 }, 'set: 1 day'],
  [{ extraChargeMax: usd(50_000) }, 'set: $500.00'],
  [{ payoutDays: 3 }, 'set: 3 days'],
  [{ refundArrivalDays: 10 }, 'set: 10 days'],
  [{ deposit: usd(0) }, `none: ${markers}`],
  [{ deposit: usd(20_000) }, 'set: $200.00'],
  [{ secondDriver: 'licensed' }, `licensed: ${markers}`],
  [{ pets: 'askHost' }, `askHost: ${markers}`],
  [{ smoking: 'notAllowed' }, `notAllowed: ${markers}`],
  [{ leavingState: 'allowed' }, `allowed: ${markers}`],
  [{ parkingTickets: 'hostCollects' }, `hostCollects: ${markers}`],
  [{ roadsideHelp: 'none' }, `none: ${markers}`],
  [{ roadsideHelp: '555-0100' }, 'set: 555-0100'],
  [{ hostContact: 'support' }, `support: ${markers}`],
  [{ supportPhone: '555-0101' }, 'set: 555-0101'],
  [{ supportHours: 'aroundTheClock' }, `aroundTheClock: ${markers}`],
  [{ supportHours: hours }, 'weekdays: 8:00 AM 8:30 PM Eastern Time'],
  [{ supportHours: { ...hours, zone: 'America/Anchorage' } }, 'weekdays: 8:00 AM 8:30 PM Alaska Time'],
];

describe('what is told of a setting', () => {
  it.each(examples.map(([policy, sentence]) => ({ policy, sentence })))('$policy', ({ policy, sentence }) => {
    const [key] = Object.keys(policy) as [PolicyKey];
    expect(policySchema.safeParse(policy).error).toBeUndefined();
    expect(said(policy, key)).toBe(sentence);
  });

  it('is tried for every setting', () => {
    const tried = new Set(examples.flatMap(([policy]) => Object.keys(policy)));
    expect(policyKeys.filter((key) => !tried.has(key))).toEqual([]);
  });

  it('is in the language', () => {
    expect(said({ gracePeriodMinutes: 30 }, 'gracePeriodMinutes', 'es-US')).toBe('set: 30 minutos');
    expect(said({ supportHours: hours }, 'supportHours', 'de-DE')).toMatch(/^weekdays: 08:00 20:30 /);
  });

  it.each<[PolicyKey, Policy]>([
    ['vehicleTypes', {}],
    ['vehicleTypes', { vehicleTypes: [] }],
    ['password', { password: {} }],
    ['pets', { smoking: 'allowed' }],
  ])('is that %s is not published while nothing is set: %j', (key, policy) => {
    expect(policySentence(texts, key, policy)).toBe(`unknown.${key} Ask us.`);
  });

  it('is short where a list says once whom to ask', () => {
    expect(policyStatement(texts, 'pets', {})).toBe('unknown.pets');
    expect(policyStatement(texts, 'pets', { pets: 'allowed' })).toBe(`allowed: ${markers}`);
  });

  it('names the place in the app where that is known', () => {
    expect(policySentence(texts, 'lateFee', {}, { lateFee: 'Reservation Charges' })).toBe(
      'unknown.lateFee It is in Reservation Charges. Ask us.',
    );
  });
});
