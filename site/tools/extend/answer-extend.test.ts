import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { atAGlance } from '../testing/headlines.ts';
import { language, locale, noon, on, zone } from '../testing/times.ts';
import { answerExtend, extendInputs, extendVerdicts, needsTimes } from './answer-extend.ts';
import { schema } from './words.ts';

const { stateLabels } = catalogOf(language).rules;

describe('Can I extend?', () => {
  const ask = {
    ...extendInputs,
    preBooked: 'no',
    zone,
    ...on('dropOff', '13:00'),
    ...on('newDropOff', '15:00'),
  };
  const answer = (inputs: object) => answerExtend({ ...ask, ...inputs }, noon, locale, stateLabels);

  it.each([
    ['15:30', 'endsBeforeCutoff', '3:00 PM EDT'],
    ['15:29', 'pastCutoff', '2:59 PM EDT'],
  ])('with the next reservation at %s: %s', (time, outcome, latest) => {
    const { result } = answer({ next: 'known', ...on('nextStart', time) });
    expect(result).toMatchObject({ outcome, values: { latest: `Mon, Jun 15, ${latest}` } });
  });

  it('depends while nobody knows of the next, and the host decides on a pre-booked vehicle', () => {
    expect(answer({}).result?.outcome).toBe('nextNotKnown');
    expect(answer({ next: 'none' }).result?.outcome).toBe('vehicleFree');
    expect(answer({ preBooked: 'yes', next: 'none' }).result?.outcome).toBe('preBooked');
    expect(answer({ preBooked: 'yes' }).result?.outcome).toBe('preBookedNextNotKnown');
    expect(answer({ state: 'upcoming' }).result?.outcome).toBe('notInProgress');
    expect(answer({ state: 'canceled' }).result).toMatchObject({
      outcome: 'ended',
      values: { state: 'Canceled' },
    });
  });

  it.each([
    ['completed', 'ended'],
    ['upcoming', 'notInProgress'],
  ])('asks for no times where the status decides: %s', (state, outcome) => {
    expect(needsTimes({ state })).toBe(false);
    expect(needsTimes({ state: 'active' })).toBe(true);
    const untimed = { ...extendInputs, state, zone };
    expect(answerExtend(untimed, noon, locale, stateLabels).result?.outcome).toBe(outcome);
    const over = { ...on('dropOff', '06:00'), ...on('newDropOff', '07:00') };
    expect(answer({ state, ...over }).result?.outcome).toBe(outcome);
    // A cut-off link, or a zone that this device does not know yet.
    expect(answer({ state, ...over, zone: 'America/New_Yor' }).result?.outcome).toBe(outcome);
  });

  it('says that the drop-off time has passed, and only where it is asked for', () => {
    const passed = (inputs: object) => answer(inputs).result?.details.hasPassed;
    expect(passed({})).toBe(false);
    expect(passed(on('dropOff', '11:59'))).toBe(true);
    expect(passed({ ...on('dropOff', '11:59'), state: 'completed' })).toBe(false);
  });

  it('takes the later next start in an hour that clocks show twice, where the earlier was before the drop-off', () => {
    const night = (field: string, time: string) => ({
      [`${field}Date`]: '2026-11-01',
      [`${field}Time`]: time,
    });
    const { errors, ambiguous, result } = answer({
      ...night('dropOff', '01:15'),
      ...night('newDropOff', '03:00'),
      next: 'known',
      ...night('nextStart', '01:45'),
    });
    expect(errors).toEqual({});
    expect(ambiguous).toContain('nextStart');
    expect(result?.outcome).toBe('noTimeLeft');
  });

  it.each([
    [{ next: 'none' }, 'vehicleFreeOrPreBooked'],
    [{ next: 'known', ...on('nextStart', '15:30') }, 'endsBeforeCutoffOrPreBooked'],
    [{ next: 'known', ...on('nextStart', '15:29') }, 'pastCutoffOrPreBooked'],
    [{ next: 'known', ...on('nextStart', '13:00') }, 'noTimeLeft'],
    [{}, 'nextNotKnownOrPreBooked'],
    [{ state: 'upcoming' }, 'notInProgress'],
  ])('promises nothing until somebody says whether the vehicle is pre-booked: %j', (inputs, outcome) => {
    expect(extendInputs.preBooked).toBe('unknown');
    expect(answer({ preBooked: 'unknown', ...inputs }).result?.outcome).toBe(outcome);
  });

  it.each([
    [{ next: 'none' }, 'yes: Yes, until 3:00 PM'],
    [{ next: 'known', ...on('nextStart', '15:30') }, 'yes: Yes, until 3:00 PM'],
    [{ next: 'known', ...on('nextStart', '15:29') }, 'depends: Only until 2:59 PM'],
    [{ next: 'known', ...on('nextStart', '15:29'), preBooked: 'unknown' }, 'depends: At most until 2:59 PM'],
    [{ next: 'known', ...on('nextStart', '13:00') }, 'no: No, it stays 1:00 PM'],
    [{}, 'depends: It depends on who has it next'],
    [{ next: 'none', preBooked: 'unknown' }, 'depends: It depends on pre-booking'],
    [{ preBooked: 'unknown' }, 'depends: It depends on two things'],
    [{ next: 'none', preBooked: 'yes' }, 'depends: The host has to confirm'],
    [{ state: 'upcoming' }, 'unknown: Not published here'],
    [{ state: 'canceled' }, "no: No, it can't be extended"],
  ])('is told at a glance, and is a yes only where nothing is open: %j', (inputs, told) => {
    expect(atAGlance('extend', schema, extendVerdicts)(answer(inputs))).toBe(told);
  });

  it('keeps to the limit before the next reservation on a pre-booked vehicle, too', () => {
    const booked = (time: string) =>
      answer({ preBooked: 'yes', next: 'known', ...on('nextStart', time) }).result;
    expect(booked('15:30')).toMatchObject({
      outcome: 'preBookedUntil',
      values: { latest: 'Mon, Jun 15, 3:00 PM EDT' },
    });
    expect(booked('15:29')).toMatchObject({
      outcome: 'pastCutoffPreBooked',
      values: { latest: 'Mon, Jun 15, 2:59 PM EDT' },
    });
    expect(booked('13:00')?.outcome).toBe('noTimeLeft');
    expect(answer({ preBooked: 'yes', state: 'upcoming' }).result?.outcome).toBe('notInProgress');
  });

  it('takes the safe side of a time that comes twice', () => {
    const { result, ambiguous } = answer({
      ...on('dropOff', '00:30', '2026-11-01'),
      ...on('newDropOff', '01:30', '2026-11-01'),
      next: 'known',
      ...on('nextStart', '01:59', '2026-11-01'),
    });
    // The later 1:30, and the earlier 1:59.
    expect(ambiguous).toEqual(['newDropOff', 'nextStart']);
    expect(result).toMatchObject({ outcome: 'pastCutoff', values: { latest: 'Sun, Nov 1, 1:29 AM EDT' } });
  });

  it('asks for a later time, and for a possible one', () => {
    expect(answer(on('newDropOff', '13:00')).errors).toEqual({ newDropOff: 'notAfter' });
    expect(answer(on('newDropOff', '')).errors).toEqual({ newDropOff: 'timeMissing' });
    expect(answer(on('newDropOff', '?')).errors).toEqual({ newDropOff: 'timeIncomplete' });
    expect(answer(on('newDropOff', '15:00', '?')).errors).toEqual({ newDropOff: 'dateIncomplete' });
    expect(answer(on('newDropOff', '15:00', '')).errors).toEqual({ newDropOff: 'dateMissing' });
    expect(answer(on('newDropOff', '', '')).errors).toEqual({ newDropOff: 'dateTimeMissing' });
    expect(answer(on('newDropOff', '15:00', '1800-01-01')).errors).toEqual({ newDropOff: 'notADate' });
    expect(answer(on('newDropOff', '25:00')).errors).toEqual({ newDropOff: 'notATime' });
    expect(answer({ zone: 'Foo/Bar' }).errors).toEqual({ zone: 'unknownZone' });
    expect(answer({ preBooked: 'perhaps', next: 'x' }).errors).toEqual({
      preBooked: 'notAChoice',
      next: 'notAChoice',
    });
    expect(answer(on('newDropOff', '02:30', '2027-03-14')).errors).toEqual({ newDropOff: 'neverOnClock' });
    expect(answer(on('newDropOff', '01:30', '2026-11-01')).ambiguous).toEqual(['newDropOff']);
    expect(answer({ state: 'flying' }).errors).toEqual({ state: 'notAChoice' });
  });
});
