import { describe, expect, it } from 'vitest';
import { decideCancellation } from './cancellation.ts';
import { HOUR, MINUTE } from './instant.ts';
import { noon, usd } from './publish/vectors/examples.ts';

describe('a cancellation', () => {
  const ask = { by: 'host', state: 'upcoming', startsAt: noon, amount: usd(100_01) } as const;

  it.each([
    [24 * 60 + 1, 'free'],
    [24 * 60, 'deducted'],
    [24 * 60 - 1, 'deducted'],
    [1, 'deducted'],
    [0, 'notStated'],
  ])('%i minutes before the start: %s', (minutes, outcome) => {
    const now = noon - minutes * MINUTE;
    expect(decideCancellation({ ...ask, now }, {}).outcome).toBe(outcome);
    // A driver's terms are the operator's, at the same boundaries.
    const policy = { driverCancellation: { freeHours: 24, percent: 10 } };
    expect(decideCancellation({ ...ask, by: 'driver', now }, policy).outcome).toBe(outcome);
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

  it('of a driver has no published terms: the line of the host is not applied to drivers', () => {
    const driver = { ...ask, by: 'driver' } as const;
    for (const now of [noon - 25 * HOUR, noon - HOUR, noon + HOUR]) {
      expect(decideCancellation({ ...driver, now }, { cancellationPercent: 25 })).toEqual({
        outcome: 'notStated',
        reason: { code: 'driverTermsNotStated' },
        rule: 'driverCancels',
        unknown: ['driverCancellation'],
      });
    }
  });

  it('of a driver costs what the operator sets, which says nothing of hosts', () => {
    const policy = { driverCancellation: { freeHours: 2, percent: 10 } };
    const driver = { ...ask, by: 'driver', now: noon - 2 * HOUR } as const;
    expect(decideCancellation({ ...driver, now: driver.now - 1 }, policy)).toMatchObject({
      outcome: 'free',
      reason: { freeUntil: driver.now, refund: usd(100_01) },
      rule: 'driverCancellation',
    });
    expect(decideCancellation(driver, policy)).toEqual({
      outcome: 'deducted',
      reason: { code: 'insideTheLine', freeUntil: driver.now, deducted: usd(10_00), refund: usd(90_01) },
      rule: 'driverCancellation',
    });
    expect(decideCancellation({ ...driver, by: 'host' }, policy)).toMatchObject({
      reason: { deducted: null },
      unknown: ['cancellationPercent'],
      rule: 'hostCancellation',
    });
    const always = { driverCancellation: { freeHours: 0, percent: 0 } };
    expect(decideCancellation({ ...driver, now: noon - 1 }, always).outcome).toBe('free');
    expect(decideCancellation({ ...driver, now: noon }, always).outcome).toBe('notStated');
  });

  it('leaves a host the stated hours, whatever a driver has', () => {
    const policy = { driverCancellation: { freeHours: 2, percent: 10 }, cancellationPercent: 25 };
    const at = (now: number) => decideCancellation({ ...ask, now }, policy);
    expect(at(noon - 24 * HOUR - 1).reason).toMatchObject({ freeUntil: noon - 24 * HOUR });
    expect(at(noon - 3 * HOUR).reason).toMatchObject({ deducted: usd(25_00), freeUntil: noon - 24 * HOUR });
  });

  it.each([
    ['host', { cancellationPercent: 0 }],
    ['driver', { driverCancellation: { freeHours: 24, percent: 0 } }],
  ] as const)('of a %s is free up to the start where nothing is deducted', (by, policy) => {
    expect(decideCancellation({ ...ask, by, now: noon - 1 }, policy)).toMatchObject({
      outcome: 'free',
      reason: { freeUntil: noon, refund: usd(100_01) },
    });
    expect(decideCancellation({ ...ask, by, now: noon }, policy).outcome).toBe('notStated');
  });

  it('refuses a percentage that is none: no refund is negative', () => {
    for (const cancellationPercent of [150, -1, 0.001, 12.3405, NaN, null, true, '25']) {
      const answer = decideCancellation({ ...ask, now: noon - HOUR }, { cancellationPercent } as never);
      expect(answer).toMatchObject({ errors: [{ field: 'policy.cancellationPercent' }] });
    }
    const terms = { driverCancellation: { freeHours: -1, percent: 101 } };
    expect(decideCancellation({ ...ask, by: 'driver', now: noon }, terms)).toMatchObject({
      errors: [
        { field: 'policy.driverCancellation.freeHours' },
        { field: 'policy.driverCancellation.percent' },
      ],
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
