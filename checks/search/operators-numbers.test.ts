import { expect, it } from 'vitest';
import { buildValues } from '#catalog/build-values.ts';
import { yamlText } from '#catalog/content-yaml.ts';
import { defaultLanguage } from '#config/languages.ts';
import type { PolicyKey } from '#rules/policy.ts';
import { policyKeys } from '#rules/policy-fields.ts';
import { siteSearch } from './labeled.ts';

const values = buildValues(yamlText(defaultLanguage, 'rules'));

/** How people ask for a setting of the operator's, each as a driver or as a host. */
const asked: Readonly<Record<string, { drive?: string; host?: string }>> = {
  gracePeriodMinutes: { drive: 'how long is the grace period', host: 'how long is the grace period' },
  lateFee: { drive: 'how much is the late fee', host: 'guest is late how much is the late fee' },
  cancellationPercent: { host: 'what percentage is deducted when i cancel' },
  driverCancellation: { drive: 'what does it cost to cancel' },
  partHour: { drive: 'do i pay for half an hour', host: 'how is part of an hour billed' },
  reservationFee: { drive: 'how much is the reservation fee' },
  hostSharePercent: { host: 'how much do i keep' },
  readyToStartMinutes: { drive: 'when does it become ready to start' },
  minimumDriverAgeYears: { drive: 'how old do i have to be' },
  password: { drive: 'password criteria' },
  partnerRights: { host: 'what can customer support access do' },
  alteredVehicles: { host: 'modified vehicle' },
  refundDays: { host: 'until when can i refund a guest' },
  extraChargeDays: { host: 'until when can i collect an extra charge' },
  extraChargeMax: { host: 'highest extra charge' },
  payoutDays: { host: 'when am i paid' },
  refundArrivalDays: { drive: 'how long does a refund take' },
  deposit: { drive: 'security deposit' },
  secondDriver: { drive: 'can my wife drive' },
  pets: { drive: 'are pets allowed', host: 'guest brought a dog' },
  smoking: { drive: 'can i smoke', host: 'guest smoked' },
  leavingState: { drive: 'can i leave the state' },
  parkingTickets: { drive: 'who pays parking tickets', host: 'parking ticket' },
  roadsideHelp: { drive: 'roadside assistance' },
  hostContact: { drive: 'how do i contact the host', host: 'how do i reach a guest' },
  supportPhone: { drive: 'support phone number' },
  supportHours: { drive: 'support hours', host: 'support hours' },
} satisfies Partial<Record<PolicyKey, object>>;

/** What one line tells of all limits of vehicles, and what only the list of rules that people ask about has room for. */
const toldTogether: PolicyKey[] = [
  'vehicleTypes',
  'vehicleMaxAgeYears',
  'vehicleMaxMiles',
  'vehicleMaxValue',
  'vehicleTechnology',
  'abandonmentReminderMinutes',
];

it('every setting of the operator’s is asked for', () => {
  expect([...Object.keys(asked), ...toldTogether].sort()).toEqual([...policyKeys].sort());
});

it.each(
  Object.entries(asked).flatMap(([key, { drive, host }]) => [
    ...(drive ? [['drive', drive, key] as const] : []),
    ...(host ? [['host', host, key] as const] : []),
  ]),
)('who asks as %s "%s" reads it first, or that it isn’t published: %s', (audience, q, key) => {
  const [first] = siteSearch.search(q, { audience }).hits;
  const told = values[`told.${key}`]!;
  expect(first?.document.text, `Write [[told.${key}]] into the section ${first?.document.url}.`).toContain(
    told,
  );
});
