import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from './instant.ts';
import { noon } from './publish/vectors/examples.ts';
import { type ExtensionInput, decideExtension } from './extension.ts';
import { decideAction } from './reservation-actions.ts';

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

  it('of a pre-booked vehicle needs the host, within the same limit', () => {
    const booked = { ...ask, preBooked: true };
    const cutoff = ask.newDropOffAt + 30 * MINUTE;
    const needsHost = (latestDropOffAt: number | null | undefined) => ({
      outcome: 'needsHost',
      reason: { code: 'preBooked', latestDropOffAt },
      rule: 'extendPreBooked',
    });
    expect(decideExtension(booked)).toEqual(needsHost(null));
    expect(decideExtension({ ...booked, nextStartsAt: undefined })).toEqual(needsHost(undefined));
    expect(decideExtension({ ...booked, nextStartsAt: cutoff })).toEqual(needsHost(ask.newDropOffAt));
    expect(decideExtension({ ...booked, nextStartsAt: cutoff - 1 })).toEqual({
      outcome: 'onlyUntil',
      reason: { code: 'pastCutoff', latestDropOffAt: ask.newDropOffAt - 1, hostConfirms: true },
      rule: 'extendActive',
    });
    expect(decideExtension({ ...ask, nextStartsAt: cutoff - 1 }).reason).toMatchObject({
      hostConfirms: false,
    });
    expect(decideExtension({ ...booked, nextStartsAt: ask.dropOffAt }).outcome).toBe('notAllowed');
  });

  it.each(['upcoming', 'readyToStart', 'runningLate'] as const)(
    'of a pre-booked vehicle is not stated for %s, as the table of actions has it',
    (state) => {
      expect(decideExtension({ ...ask, state, preBooked: true })).toMatchObject({
        outcome: 'notStated',
        reason: { code: 'notInProgress', state },
      });
      expect(decideAction('driver', state, 'extend').outcome).toBe('notStated');
    },
  );

  it('never ends in the past, whatever the latest drop-off', () => {
    const late = { ...ask, now: ask.dropOffAt + HOUR, newDropOffAt: ask.dropOffAt + 3 * HOUR };
    const nextStartsAt = late.now + 30 * MINUTE;
    expect(decideExtension({ ...late, nextStartsAt })).toMatchObject({
      outcome: 'notAllowed',
      reason: { code: 'noTimeLeft', latestDropOffAt: late.now },
    });
    expect(decideExtension({ ...late, nextStartsAt: nextStartsAt + 1 }).outcome).toBe('onlyUntil');
    expect(decideExtension({ ...late, newDropOffAt: late.now })).toMatchObject({
      errors: [{ field: 'newDropOffAt', code: 'notAfter' }],
    });
  });

  it('has a next reservation that starts no earlier than the drop-off', () => {
    expect(decideExtension({ ...ask, nextStartsAt: ask.dropOffAt - 1 })).toMatchObject({
      errors: [{ field: 'nextStartsAt', code: 'before' }],
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
