import { describe, expect, it } from 'vitest';
import { decideCancellation } from './cancellation.ts';
import { HOUR, MINUTE } from './checks.ts';
import { noon, usd } from './examples.ts';

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
