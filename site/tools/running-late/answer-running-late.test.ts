import { describe, expect, it } from 'vitest';
import { atAGlance } from '../testing/headlines.ts';
import { locale, noon, on, zone } from '../testing/times.ts';
import {
  answerRunningLate,
  runningLateInputs,
  runningLateVerdicts,
  shownLater,
} from './answer-running-late.ts';
import { schema } from './words.ts';

describe('Running late', () => {
  const ask = { ...runningLateInputs, zone, ...on('dropOff', '11:00'), ...on('returnAt', '17:00') };
  const answer = (inputs: object, policy = {}) =>
    answerRunningLate({ ...ask, ...inputs }, noon, locale, policy);

  it('affects what starts before the vehicle is back', () => {
    const later = { ...on('later1', '16:59'), ...on('later2', '17:00') };
    expect(answer(later).result).toMatchObject({
      outcome: 'affected',
      values: { count: 1, affected: 'Mon, Jun 15, 4:59 PM EDT' },
    });
    expect(answer(on('later1', '17:00')).result?.outcome).toBe('none');
    expect(answer({}).result?.outcome).toBe('noLater');
    expect(answer({ ...later, ...on('later3', '13:00') }).result?.values.count).toBe(2);
  });

  it.each([
    [{}, 'depends: It depends on what comes next'],
    [on('later1', '17:00'), 'yes: No one is affected'],
    [on('later1', '16:59'), 'urgent: One reservation is affected'],
    [{ ...on('later1', '16:59'), ...on('later2', '13:00') }, 'urgent: 2 reservations are affected'],
  ])('is told at a glance: %j', (inputs, told) => {
    expect(atAGlance('running-late', schema, runningLateVerdicts)(answer(inputs))).toBe(told);
  });

  it.each([
    ['nothing', {}, 1],
    ['a date alone', { later1Date: '2026-06-15' }, 1],
    ['the first', on('later1', '17:00'), 2],
    ['the third, the first two emptied', on('later3', '17:00'), 4],
    ['half of the third, the first two emptied', { later3Time: '17:00' }, 3],
    ['the first and half of the second', { ...on('later1', '17:00'), later2Time: '18:00' }, 2],
    ['the last', on('later4', '17:00'), 4],
  ])('has a line for every later reservation that counts, and one more: %s', (_what, inputs, shown) => {
    expect(shownLater({ ...runningLateInputs, ...inputs })).toBe(shown);
  });

  it('does not guess the grace period or the fee', () => {
    expect(answer({}).result).toMatchObject({
      details: { lateness: 'notStated' },
      decision: { unknown: ['gracePeriodMinutes', 'lateFee'] },
    });
    const lateFee = { amount: { cents: 500, currency: 'USD' }, per: 'reservation' } as const;
    expect(answer({}, { gracePeriodMinutes: 15, lateFee }).result?.details).toMatchObject({
      lateness: 'runningLateFee',
      values: { fee: '$5.00' },
    });
  });

  it('says what holds if it was back when it was to be, where that has passed', () => {
    const lateFee = { amount: { cents: 500, currency: 'USD' }, per: 'startedHour' } as const;
    const policy = { gracePeriodMinutes: 15, lateFee };
    const due = on('dropOff', '08:00');
    expect(answer(due, policy).result?.details).toMatchObject({ isBack: false, values: { fee: '$20.00' } });
    const lateness = (returnAt: string) => {
      const { isBack, lateness, values } = answer({ ...due, ...on('returnAt', returnAt) }, policy).result!
        .details;
      return [isBack, lateness, values.fee];
    };
    expect(lateness('09:16')).toEqual([true, 'runningLateFee', '$10.00']);
    expect(lateness('08:15')).toEqual([true, 'inGracePeriod', undefined]);
    expect(lateness('08:00')).toEqual([true, 'onTime', undefined]);
    expect(lateness('12:00')).toEqual([false, 'runningLateFee', '$20.00']);
  });

  it('names who is affected in their order', () => {
    const { values } = answer({ ...on('later1', '16:00'), ...on('later2', '13:00') }).result!;
    expect(values.affected).toMatch(/1:00 PM EDT and .*4:00 PM EDT/);
  });

  it('takes the later of two equal times for who comes next, where the earlier was before the drop-off', () => {
    const day = '2026-11-01';
    const back = { ...on('dropOff', '01:45', day), ...on('returnAt', '03:00', day) };
    const { errors, result } = answer({ ...back, ...on('later1', '01:15', day) });
    expect([errors, result?.values.affected]).toEqual([{}, 'Sun, Nov 1, 1:15 AM EST']);
  });

  it('wants times in their order', () => {
    expect(answer(on('returnAt', '10:59')).errors).toEqual({ returnAt: 'before' });
    expect(answer(on('returnAt', '11:00')).result?.outcome).toBe('noLater');
    expect(answer({ ...on('later1', '10:59'), ...on('later2', '16:00', '2020-06-15') }).errors).toEqual({
      later1: 'before',
      later2: 'before',
    });
    expect(answer(on('dropOff', '11:00', '2010-06-15')).errors).toEqual({ dropOff: 'before' });
  });

  it('takes the later of two equal times for the return, and the earlier for who comes next', () => {
    const day = '2026-11-01';
    const back = { ...on('dropOff', '00:30', day), ...on('returnAt', '01:30', day) };
    expect(answer({ ...back, ...on('later1', '01:45', day) })).toMatchObject({
      ambiguous: ['returnAt', 'later1'],
      result: { outcome: 'affected', values: { count: 1, returnAt: 'Sun, Nov 1, 1:30 AM EST' } },
    });
  });

  it('wants both parts of a time', () => {
    expect(answer({ later1Date: '2026-06-15' }).errors).toEqual({ later1: 'timeMissing' });
  });
});
