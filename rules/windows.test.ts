import { describe, expect, it } from 'vitest';
import { abandonmentReminders, decideAbandonment } from './abandonment.ts';
import { decideCancellation } from './cancellation.ts';
import { HOUR, MINUTE } from './checks.ts';
import { decideDamageClaim } from './damage-claim.ts';
import { at, usd } from './examples.ts';
import { decideExtension, type ExtensionInput } from './extension.ts';
import { licenseReview } from './license.ts';
import { decideVerification } from './payment-status.ts';
import { decideReady } from './ready-to-start.ts';
import { affectedReservations, decideLateness } from './running-late.ts';

/** Each window of time is open or closed at the exact minute that the documentation says. */
const noon = at('2026-06-15T12:00-04:00');

describe('an extension', () => {
  const ask: ExtensionInput = {
    state: 'active',
    preBooked: false,
    now: noon,
    dropOffAt: noon + HOUR,
    newDropOffAt: noon + 3 * HOUR,
    nextStartsAt: null,
  };

  it('is approved automatically if the vehicle is free', () => {
    expect(decideExtension(ask)).toEqual({
      outcome: 'autoApproved',
      reason: { code: 'vehicleFree' },
      rule: 'extendActive',
    });
  });

  it.each([
    [31, 'autoApproved'],
    [30, 'autoApproved'],
    [29, 'onlyUntil'],
    [0, 'onlyUntil'],
  ])('that ends %i minutes before the next reservation: %s', (minutes, outcome) => {
    const answer = decideExtension({ ...ask, nextStartsAt: ask.newDropOffAt + minutes * MINUTE });
    expect(answer.outcome).toBe(outcome);
    expect(answer.reason).toHaveProperty('latestDropOffAt', ask.newDropOffAt + (minutes - 30) * MINUTE);
  });

  it('has no time left when the next reservation starts within 30 minutes of the drop-off', () => {
    const answer = decideExtension({ ...ask, nextStartsAt: ask.dropOffAt + 30 * MINUTE });
    expect(answer).toMatchObject({ outcome: 'notAllowed', reason: { code: 'noTimeLeft' } });
    expect(decideExtension({ ...ask, nextStartsAt: ask.dropOffAt + 31 * MINUTE }).outcome).toBe('onlyUntil');
  });

  it('of a pre-booked vehicle needs the host', () => {
    expect(decideExtension({ ...ask, preBooked: true })).toMatchObject({
      outcome: 'needsHost',
      rule: 'extendPreBooked',
    });
  });

  it('is not guessed', () => {
    expect(decideExtension({ ...ask, state: 'upcoming' }).outcome).toBe('notStated');
    expect(decideExtension({ ...ask, nextStartsAt: undefined }).outcome).toBe('depends');
    expect(decideExtension({ ...ask, state: 'completed' }).outcome).toBe('notAllowed');
  });

  it('leads to a later drop-off', () => {
    expect(decideExtension({ ...ask, newDropOffAt: ask.dropOffAt })).toMatchObject({
      outcome: 'badInput',
      errors: [{ field: 'newDropOffAt', code: 'notAfter' }],
    });
  });
});

describe('a cancellation', () => {
  const ask = { by: 'host', state: 'upcoming', startsAt: noon, amount: usd(100_01) } as const;

  it.each([
    [24 * 60 + 1, 'free'],
    [24 * 60, 'deducted'],
    [24 * 60 - 1, 'deducted'],
    [1, 'deducted'],
    [0, 'notStated'],
  ])('%i minutes before the start: %s', (minutes, outcome) => {
    for (const by of ['host', 'driver'] as const) {
      expect(decideCancellation({ ...ask, by, now: noon - minutes * MINUTE }, {}).outcome).toBe(outcome);
    }
  });

  it('gives everything back while it is free', () => {
    expect(decideCancellation({ ...ask, now: noon - 25 * HOUR }, {}).reason).toMatchObject({
      refund: usd(100_01),
      freeUntil: noon - 24 * HOUR,
    });
  });

  it('deducts the percentage that the operator sets, for the host', () => {
    const now = noon - HOUR;
    expect(decideCancellation({ ...ask, now }, {})).toMatchObject({
      reason: { deducted: null, refund: null },
      unknown: ['cancellationPercent'],
    });
    expect(decideCancellation({ ...ask, now }, { cancellationPercent: 25 }).reason).toMatchObject({
      deducted: usd(25_00),
      refund: usd(75_01),
    });
  });

  it('is for upcoming reservations', () => {
    const now = noon - 25 * HOUR;
    expect(decideCancellation({ ...ask, now, state: 'readyToStart' }, {}).outcome).toBe('notAllowed');
    expect(decideCancellation({ ...ask, now, by: 'driver', state: 'readyToStart' }, {}).outcome).toBe(
      'notStated',
    );
    expect(decideCancellation({ ...ask, now, by: 'driver', state: 'completed' }, {}).outcome).toBe(
      'notAllowed',
    );
  });
});

describe('a damage claim', () => {
  it.each([
    [0, 'open'],
    [24 * 60, 'open'],
    [24 * 60 + 1, 'closed'],
  ])('%i minutes after the end is %s', (minutes, outcome) => {
    const input = { now: noon + minutes * MINUTE, endedAt: noon, protectionDeclined: false };
    expect(decideDamageClaim(input)).toMatchObject({ outcome, reason: { until: noon + 24 * HOUR } });
  });

  it('needs a protection plan that was not declined', () => {
    expect(decideDamageClaim({ now: noon, endedAt: noon, protectionDeclined: true })).toEqual({
      outcome: 'closed',
      reason: { code: 'protectionDeclined' },
      rule: 'damageClaimProtection',
    });
  });

  it('cannot come before the end', () => {
    expect(decideDamageClaim({ now: noon - 1, endedAt: noon, protectionDeclined: false })).toMatchObject({
      errors: [{ field: 'now', code: 'before' }],
    });
  });

  it('is open for 24 hours that pass, also when the clocks change', () => {
    const endedAt = at('2026-03-07T20:00-05:00');
    const ask = (text: string) =>
      decideDamageClaim({ now: at(text), endedAt, protectionDeclined: false }).outcome;
    expect(ask('2026-03-08T21:00-04:00')).toBe('open');
    expect(ask('2026-03-08T21:01-04:00')).toBe('closed');
  });
});

describe('running late', () => {
  it('is not stated while the grace period is not set', () => {
    expect(decideLateness({ now: noon, dropOffAt: noon }, {}).outcome).toBe('onTime');
    expect(decideLateness({ now: noon + 1, dropOffAt: noon }, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['gracePeriodMinutes', 'lateFee'],
    });
  });

  it.each([
    [15, 'inGracePeriod', undefined],
    [16, 'runningLate', 10_00],
    [75, 'runningLate', 10_00],
    [76, 'runningLate', 20_00],
  ])('%i minutes after drop-off, with a grace period of 15: %s', (minutes, outcome, cents) => {
    const policy = { gracePeriodMinutes: 15, lateFee: { amount: usd(10_00), per: 'startedHour' } } as const;
    const answer = decideLateness({ now: noon + minutes * MINUTE, dropOffAt: noon }, policy);
    expect(answer).toMatchObject({ outcome, ...(cents ? { reason: { lateFee: usd(cents) } } : {}) });
  });

  it('knows no fee that the operator has not set', () => {
    expect(
      decideLateness({ now: noon + 16 * MINUTE, dropOffAt: noon }, { gracePeriodMinutes: 15 }),
    ).toMatchObject({
      outcome: 'runningLate',
      reason: { lateFee: null },
      unknown: ['lateFee'],
    });
  });

  it('touches the reservations that start before the vehicle is back', () => {
    const later = [-1, 0, 1].map((minutes) => ({ id: `${minutes}`, startsAt: noon + minutes * MINUTE }));
    expect(affectedReservations(noon, later)).toMatchObject({ outcome: 'affects', reason: { ids: ['-1'] } });
    expect(affectedReservations(noon, [])).toMatchObject({ outcome: 'affectsNone' });
    expect(affectedReservations(noon, [{ id: 'a', startsAt: NaN }])).toMatchObject({
      errors: [{ field: 'later.0.startsAt' }],
    });
  });
});

describe('an abandoned reservation', () => {
  const times = { pickupAt: noon - HOUR, dropOffAt: noon, collected: false };

  it.each([
    [-61, 'notAbandoned'],
    [-60, 'atRisk'],
    [0, 'atRisk'],
    [1, 'abandoned'],
  ])('%i minutes from drop-off, not collected: %s', (minutes, outcome) => {
    expect(decideAbandonment({ ...times, now: noon + minutes * MINUTE }).outcome).toBe(outcome);
  });

  it('loses the reservation amount; a collected one is never abandoned', () => {
    expect(decideAbandonment({ ...times, now: noon + 1 }).reason).toEqual({
      code: 'notCollected',
      deducted: 'reservationAmount',
    });
    expect(decideAbandonment({ ...times, now: noon + 1, collected: true }).outcome).toBe('notAbandoned');
  });

  it('is preceded by reminders, whose times are the operator’s', () => {
    expect(abandonmentReminders(noon, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['abandonmentReminderMinutes'],
    });
    expect(abandonmentReminders(noon, { abandonmentReminderMinutes: [10, 60] }).reason).toMatchObject({
      to: ['driver', 'host'],
      at: [noon - 60 * MINUTE, noon - 10 * MINUTE],
    });
  });
});

describe('ready to start', () => {
  it('comes when the operator says', () => {
    const ask = (minutes: number) =>
      decideReady({ now: noon - minutes * MINUTE, pickupAt: noon }, { readyToStartMinutes: 30 });
    expect([31, 30, 29].map((minutes) => ask(minutes).outcome)).toEqual(['notYet', 'ready', 'ready']);
    expect(decideReady({ now: noon, pickupAt: noon }, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['readyToStartMinutes'],
    });
  });
});

describe('the review of a license', () => {
  it.each([
    [24 * 60 - 1, 'tooEarly'],
    [24 * 60, 'expected'],
    [78 * 60, 'expected'],
    [78 * 60 + 1, 'longer'],
  ])('%i minutes after submission: %s', (minutes, outcome) => {
    expect(licenseReview(noon + minutes * MINUTE, noon).outcome).toBe(outcome);
  });
});

describe('the verification of a charge', () => {
  it('makes sense after 10 minutes', () => {
    expect([9, 10].map((minutes) => decideVerification(noon + minutes * MINUTE, noon).outcome)).toEqual([
      'wait',
      'verify',
    ]);
  });
});
