import { describe, expect, it } from 'vitest';
import { decideAbandonment } from './abandonment.ts';
import { DAY, HOUR, MINUTE } from './instant.ts';
import { validateEin, validateEmail, validatePhoneForm } from './contact.ts';
import { badInput, explain, isBadInput } from './decision.ts';
import { decideAvailability } from './availability.ts';
import { decidePassword, validateDriverAccount } from './driver-account.ts';
import { hostEarnings } from './earnings.ts';
import { decideEligibility, type EligibilityInput } from './eligibility.ts';
import { noon, usd } from './publish/vectors/examples.ts';
import { decideExtraCharge } from './extra-charge.ts';
import { validatePartnerInvite } from './host-partner.ts';
import { lessOutOfPocket } from './insurance-plan.ts';
import { decideAge, licenseReview } from './license.ts';
import { decideMaintenance } from './maintenance.ts';
import { percentOfCents } from './money.ts';
import { decideVerification } from './payment-status.ts';
import { payoutStep } from './payout-status.ts';
import { decideRefund } from './refund.ts';
import { decideActions } from './reservation-matrix.ts';
import { decideLateness } from './running-late.ts';
import { isLocalDate, localInstant, minutesBetween, parseInstant } from './time.ts';

const errorsIn = (answer: object) =>
  'errors' in answer
    ? (answer.errors as { field: string; code: string; assumes?: string }[]).map(
        ({ field, code }) => `${field} ${code}`,
      )
    : [];
const eur = (cents: number) => ({ cents, currency: 'EUR' });

describe('amounts', () => {
  it('keep the cents of small percentages', () => {
    expect(percentOfCents(10_000, 0.29)).toBe(29);
    expect(hostEarnings(usd(10_000), { hostSharePercent: 0.29 }).reason).toMatchObject({ earnings: usd(29) });
  });

  const refund = {
    amount: usd(5_00),
    reason: 'other',
    note: '',
    paid: usd(10_00),
    refunded: usd(0),
    now: noon,
    endedAt: null,
  } as const;

  it('of a refund end where more was refunded than paid, and stay in one currency', () => {
    expect(decideRefund({ ...refund, refunded: usd(20_00) }, {})).toMatchObject({
      outcome: 'notAllowed',
      reason: { code: 'moreThanPaid', left: usd(0) },
      assumes: ['refundUpToPaid'],
    });
    expect(errorsIn(decideRefund({ ...refund, refunded: eur(0), paid: eur(1) }, {}))).toEqual([
      'paid.currency otherCurrency',
      'refunded.currency otherCurrency',
    ]);
    expect(decideRefund({ ...refund, note: 'x'.repeat(2_001) }, {})).toMatchObject({
      errors: [{ field: 'note', code: 'tooLong', assumes: 'noteLength' }],
    });
    expect(decideRefund({ ...refund, note: 'x'.repeat(2_000) }, {}).outcome).toBe('allowed');
    expect(decideRefund({ ...refund, endedAt: noon - DAY }, { refundDays: 1 })).not.toHaveProperty('unknown');
    expect(decideRefund({ ...refund, endedAt: noon - DAY, now: noon + 1 }, { refundDays: 1 })).toMatchObject({
      reason: { code: 'windowClosed', until: noon },
    });
  });

  it('of a charge are at least a cent, and at most what the operator sets', () => {
    const charge = { amount: usd(0), reason: 'toll', note: '', now: noon, endedAt: null } as const;
    expect(errorsIn(decideExtraCharge(charge, {}))).toEqual(['amount.cents notInRange']);
    const max = { extraChargeMax: usd(100) };
    expect(decideExtraCharge({ ...charge, amount: usd(101) }, max).reason).toEqual({
      code: 'aboveMaximum',
      maximum: usd(100),
    });
    const late = { ...charge, amount: usd(1), now: 8.64e15 };
    expect(decideExtraCharge(late, {}).outcome).toBe('allowed');
    expect(errorsIn(decideExtraCharge({ ...late, now: late.now + 1 }, {}))).toEqual(['now notAnInstant']);
    const none = { extraChargeMax: usd(0) };
    expect(decideExtraCharge({ ...charge, amount: usd(1) }, none).reason).toMatchObject({ maximum: usd(0) });
    expect(decideExtraCharge({ ...charge, amount: usd(100) }, max)).toMatchObject({
      outcome: 'allowed',
      unknown: ['extraChargeDays'],
    });
    expect(errorsIn(decideExtraCharge({ ...charge, amount: eur(1) }, max))).toEqual([
      'policy.extraChargeMax.currency otherCurrency',
    ]);
    expect(errorsIn(lessOutOfPocket(usd(1), eur(1)))).toEqual(['second.currency otherCurrency']);
  });
});

describe('times', () => {
  it('are right where a zone has its midnight', () => {
    for (const [date, time, zone, utc] of [
      ['2026-06-15', '00:00', 'UTC', '2026-06-15T00:00Z'],
      ['2026-06-15', '00:30', 'UTC', '2026-06-15T00:30Z'],
      ['2026-06-16', '00:00', 'America/New_York', '2026-06-16T04:00Z'],
    ] as const) {
      expect(localInstant(date, time, zone)).toEqual({
        ok: true,
        value: { kind: 'once', instant: Date.parse(utc) },
      });
    }
  });

  it('begin a minute with its first millisecond', () => {
    expect([0, 1, MINUTE, MINUTE + 1, -1].map((ms) => minutesBetween(noon, noon + ms))).toEqual([
      0, 1, 1, 2, 0,
    ]);
  });

  it.each(['x2026-06-15', '2026-06-15x', '2026-6-15', 'toString'])('%j is no date', (text) => {
    expect(isLocalDate(text)).toBe(false);
  });

  it.each(['x09:00', '09:00x', '24:00', '9:00'])('%j is no time of a day', (time) => {
    expect(errorsIn(localInstant('2026-06-15', time, 'UTC'))).toEqual(['time notATime']);
  });

  it('need their zone', () => {
    expect(errorsIn(localInstant('2026-06-15', '09:00', ''))).toEqual(['zone notAZone']);
    expect(errorsIn(localInstant('2026-06-15', '09:00', undefined as never))).toEqual(['zone required']);
    expect(parseInstant('2026-06-15T23:59:59.999+14:00').ok).toBe(true);
    for (const text of [
      '2026-06-15T24:00Z',
      '2026-06-15T12:60Z',
      '2026-06-15T12:00+15:00',
      'x2026-06-15T12:00Z',
    ])
      expect(parseInstant(text, 'at')).toMatchObject({ errors: [{ field: 'at', code: 'notAnInstant' }] });
  });

  it('are in their order', () => {
    const late = { now: noon, pickupAt: noon, dropOffAt: noon, collected: false };
    expect(errorsIn(decideAbandonment(late))).toEqual(['dropOffAt notAfter']);
    expect(decideAbandonment({ ...late, dropOffAt: noon + 1 })).toEqual({
      outcome: 'atRisk',
      reason: { code: 'notCollectedYet', abandonedAfter: noon + 1 },
      rule: 'abandoned',
    });
    expect(errorsIn(decideVerification(noon - 1, noon))).toEqual(['now before']);
    expect(errorsIn(licenseReview(noon - 1, noon))).toEqual(['now before']);
    expect(errorsIn(decideLateness({ now: noon, dropOffAt: noon - 3_660 * DAY - 1 }, {}))).toEqual([
      'dropOffAt before',
    ]);
    expect(decideLateness({ now: noon, dropOffAt: noon - 3_660 * DAY }, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['gracePeriodMinutes', 'lateFee'],
    });
    expect(errorsIn(decideAge('2026-06-16', '2026-06-15', {}))).toEqual(['birthDate inTheFuture']);
    expect(decideAge('2026-06-15', '2026-06-15', { minimumDriverAgeYears: 0 }).outcome).toBe('oldEnough');
  });

  it('past the grace period cost a fee once, or for each started hour', () => {
    const fee = (per: 'reservation' | 'startedHour', ms: number) =>
      decideLateness(
        { now: noon + ms, dropOffAt: noon },
        { gracePeriodMinutes: 0, lateFee: { amount: usd(500), per } },
      ).reason;
    expect(fee('reservation', 5 * HOUR)).toMatchObject({ lateFee: usd(500), lateFrom: noon });
    expect(fee('startedHour', HOUR)).toMatchObject({ lateFee: usd(500) });
    expect(fee('startedHour', HOUR + 1)).toMatchObject({ lateFee: usd(1_000) });
  });
});

describe('availability', () => {
  const blocked = (settings: object, from: string, to: string) =>
    decideAvailability(
      { preventReservation: false, unavailableWeekdays: [], unavailableDates: [], ...settings },
      { from, to },
    );
  const ranges = [
    { from: '2026-06-20', to: '2026-06-21' },
    { from: '2026-06-18', to: '2026-06-18' },
  ];

  it('names the first day in the way, by a range or a weekday', () => {
    // June 16, 2026, is a Tuesday.
    const both = { unavailableWeekdays: [2], unavailableDates: ranges };
    expect(blocked(both, '2026-06-15', '2026-06-30').reason).toMatchObject({
      weekday: 2,
      date: '2026-06-16',
    });
    expect(blocked(both, '2026-06-17', '2026-06-30').reason).toMatchObject({
      range: ranges[1],
      date: '2026-06-18',
    });
    expect(blocked(both, '2026-06-21', '2026-06-30').reason).toMatchObject({
      range: ranges[0],
      date: '2026-06-21',
    });
    const onTuesday = {
      unavailableWeekdays: [2],
      unavailableDates: [{ from: '2026-06-16', to: '2026-06-16' }],
    };
    expect(blocked(onTuesday, '2026-06-15', '2026-06-30').reason.code).toBe('unavailableDates');
    expect(blocked({ unavailableWeekdays: [1] }, '2026-06-16', '2026-06-22').reason).toMatchObject({
      date: '2026-06-22',
    });
    expect(blocked({ unavailableWeekdays: [1] }, '2026-06-16', '2026-06-21').outcome).toBe('available');
    expect(errorsIn(blocked({ unavailableWeekdays: ['1'] }, '2026-06-15', '2026-06-15'))).toEqual([
      'unavailableWeekdays.0 notAWeekday',
    ]);
  });
});

describe('vehicles', () => {
  const vehicle: EligibilityInput = {
    type: 'sedan',
    year: 2024,
    thisYear: 2026,
    miles: 1,
    value: usd(1),
    technology: ['gps'],
    report: 'verified',
    altered: false,
    openRecalls: 0,
  };
  const criteria = (change: object, policy = {}) => {
    const answer = decideEligibility({ ...vehicle, ...change }, policy);
    return isBadInput(answer) ? errorsIn(answer) : answer.reason.criteria;
  };

  it('need all of the technology, a report or none, and what the operator says of alterations', () => {
    const policy = { vehicleTechnology: ['gps', 'keyless'] };
    expect(criteria({}, policy)).toMatchObject({ technology: 'notMet' });
    expect(criteria({ technology: ['keyless', 'gps'] }, policy)).toMatchObject({ technology: 'met' });
    expect(criteria({ report: 'exempt' })).toMatchObject({ maintenance: 'met' });
    expect(criteria({ report: 'uploaded' })).toMatchObject({ maintenance: 'notMet' });
    expect(criteria({ altered: true })).toMatchObject({ alterations: 'notStated' });
    expect(criteria({ altered: true }, { alteredVehicles: 'allowed' })).toMatchObject({ alterations: 'met' });
    expect(criteria({ altered: true }, { alteredVehicles: 'notAllowed' })).toMatchObject({
      alterations: 'notMet',
    });
    expect(criteria({ year: 2027 })).toMatchObject({ year: 'notStated' });
    expect(criteria({ year: 2028 })).toEqual(['year notInRange']);
    expect(criteria({}, { vehicleMaxValue: eur(1) })).toEqual([
      'policy.vehicleMaxValue.currency otherCurrency',
    ]);
  });

  it('are never due for a report of a time in which they were exempt', () => {
    const today = '2026-06-15';
    const ask = (vehicleYear: number, lastReportOn: string | null) =>
      decideMaintenance({ vehicleYear, today, lastReportOn });
    expect(ask(2024, '2024-03-01').reason).toMatchObject({ code: 'reportExpired', dueOn: '2026-01-01' });
    expect(ask(2024, '2025-06-16').reason).toMatchObject({ code: 'reportCurrent', dueOn: '2026-06-16' });
    expect(ask(2020, today)).toMatchObject({ outcome: 'notDue', reason: { dueOn: '2027-06-15' } });
    expect(ask(2020, '2019-01-01').outcome).toBe('due');
    expect(errorsIn(ask(2020, '2018-12-31'))).toEqual(['lastReportOn beforeVehicle']);
    expect(errorsIn(ask(2020, '2026-06-16'))).toEqual(['lastReportOn inTheFuture']);
    expect(ask(2027, null).outcome).toBe('exempt');
    expect(ask(2028, null)).toMatchObject({ errors: [{ assumes: 'vehicleYearNotFuture' }] });
    expect(ask(2020, null)).toMatchObject({ assumes: ['ageInCalendarYears'] });
  });
});

describe('texts', () => {
  it('are trimmed, and have a limit', () => {
    expect(validateEmail('  ana@example.com ')).toEqual({ ok: true, value: 'ana@example.com' });
    const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(validateEmail(long(254)).ok).toBe(true);
    expect(validateEmail(long(255))).toMatchObject({ errors: [{ code: 'tooLong', assumes: 'textLength' }] });
    const invite = {
      email: 'a@b.co',
      firstName: 'A'.repeat(200),
      lastName: ' B ',
      access: 'administration',
    } as const;
    expect(validatePartnerInvite(invite)).toMatchObject({ ok: true, value: { lastName: 'B' } });
    expect(errorsIn(validatePartnerInvite({ ...invite, firstName: 'A'.repeat(201) }))).toEqual([
      'firstName tooLong',
    ]);
    expect(errorsIn(validatePartnerInvite({ ...invite, firstName: '\u200b' }))).toEqual([
      'firstName required',
    ]);
    expect(errorsIn(validateDriverAccount(undefined as never))).toEqual([
      'firstName required',
      'lastName required',
      'email required',
      'mobileNumber required',
    ]);
  });

  it.each([
    'abc',
    '12-345678',
    '123-45-6789',
    '12 3456789',
    'x12-3456789',
    '12-34567890',
    '00-1234567',
    '12',
  ])('%j is no EIN', (ein) => {
    expect(validateEin(ein, 'tax')).toMatchObject({
      errors: [{ field: 'tax', code: 'notAnEin', assumes: 'einForm' }],
    });
  });

  it.each([
    ['+1234567', true],
    ['+123456', false],
    ['+123456789012345', true],
    ['+1234567890123456', false],
    ['+1 (770) 777-7777', true],
    ['+1(770)777.7777', true],
    ['+1)))(((7707777777', false],
    ['+1 770 - 777 7777', false],
    ['+0 770 777 7777', false],
    ['+1 770 777 7777 ext', false],
  ])('%j is the form of a phone: %s', (phone, ok) => {
    expect(validatePhoneForm(phone).ok).toBe(ok);
  });

  it('count as people see them in a password', () => {
    const policy = { password: { minLength: 3, needs: ['symbol'] as const } };
    expect(decidePassword('ab😀', policy).outcome).toBe('meets');
    expect(decidePassword('😀😀', policy).reason).toEqual({ code: 'criteria', missing: ['minLength'] });
    expect(decidePassword('abc', policy).reason).toEqual({ code: 'criteria', missing: ['symbol'] });
  });
});

describe('answers', () => {
  it('explain what is unknown, what is assumed and what is wrong', () => {
    const answer = {
      outcome: 'x',
      reason: { code: 'x' },
      rule: 'timePrice',
      unknown: ['partHour'],
      assumes: ['partHourIsWhole'],
    } as const;
    expect(explain(answer)).toEqual({
      rule: 'timePrice',
      source: 'spec 3',
      unknown: ['partHour'],
      assumes: ['partHourIsWhole'],
      errors: [],
    });
    const wrong = badInput([{ field: 'a', code: 'required' }]);
    expect(wrong.reason).toEqual({ code: 'badInput' });
    expect(explain(wrong)).toMatchObject({
      source: 'spec 5',
      unknown: [],
      assumes: [],
      errors: wrong.errors,
    });
    for (const odd of [
      { ...answer, unknown: {} },
      { ...answer, assumes: ['x'] },
      { ...wrong, errors: [null] },
      { ...wrong, errors: [] },
      { ...wrong, errors: [{ field: 'a', code: 'b' }] },
      { ...wrong, errors: [{ field: 'a', code: 'required', sentence: 'b' }] },
      { ...wrong, errors: [{ code: 'required' }] },
    ])
      expect(explain(odd as never).errors).toEqual([{ field: 'answer', code: 'notAnAnswer' }]);
  });

  it('of the payout page take no name of an object for a status', () => {
    expect(payoutStep('toString').outcome).toBe('askAgain');
    expect(payoutStep(undefined as never)).toMatchObject({
      outcome: 'showError',
      reason: { afterSeconds: 3 },
    });
  });

  it('sort the actions of a status by what is said of each', () => {
    expect(decideActions('host', 'canceled')).toMatchObject({
      outcome: 'canIf',
      reason: { allowed: [], conditional: ['collect'] },
      rule: 'statusDecides',
    });
    expect(decideActions('driver', 'abandoned').outcome).toBe('nothing');
    expect(decideActions('driver', 'readyToStart')).toMatchObject({
      outcome: 'can',
      reason: {
        allowed: ['start', 'reportIncident', 'viewInsuranceCard', 'seePlate'],
        conditional: [],
        notStated: ['extend', 'cancel'],
        notAllowed: ['end', 'viewReceipt', 'downloadInvoice', 'fileDamageClaim'],
      },
    });
  });
});
