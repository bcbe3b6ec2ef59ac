import { describe, expect, it } from 'vitest';
import { MINUTE } from './instant.ts';
import { noon, usd } from './publish/vectors/examples.ts';
import { affectedReservations, decideLateness } from './running-late.ts';

describe('running late', () => {
  it('is not stated while the grace period is not set', () => {
    expect(decideLateness({ now: noon, dropOffAt: noon }, {}).outcome).toBe('onTime');
    expect(decideLateness({ now: noon + 1, dropOffAt: noon }, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['gracePeriodMinutes', 'lateFee'],
    });
    const lateFee = { amount: usd(10_00), per: 'startedHour' } as const;
    expect(decideLateness({ now: noon + 1, dropOffAt: noon }, { lateFee })).toMatchObject({
      outcome: 'notStated',
      unknown: ['gracePeriodMinutes'],
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
      errors: [{ field: 'later.0.startsAt', code: 'notAnInstant' }],
    });
  });
});
