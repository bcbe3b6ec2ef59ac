import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from './checks.ts';
import { noon } from './examples.ts';
import { type ExtensionInput, decideExtension } from './extension.ts';

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
