import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { atAGlance } from '../testing/headlines.ts';
import { language, locale, noon, on, zone } from '../testing/times.ts';
import { answerCancel, cancelInputs, cancelNeeds, cancelVerdicts } from './answer-cancel.ts';
import { schema } from './words.ts';

const { stateLabels } = catalogOf(language).rules;

describe('What if I cancel now?', () => {
  const host = { role: 'host' };
  const answer = (inputs: object, policy = {}) =>
    answerCancel({ ...cancelInputs, zone, ...inputs }, noon, locale, stateLabels, policy).result;

  it.each([
    ['12:01', 'hostFree'],
    ['12:00', 'hostDeducted'],
  ])('a host, for a start tomorrow at %s: %s', (time, outcome) => {
    expect(answer({ ...host, ...on('start', time, '2026-06-16') })?.outcome).toBe(outcome);
  });

  it('says that a driver is told nothing here, whatever the time left', () => {
    for (const start of [on('start', '12:01', '2027-06-16'), on('start', '18:00'), {}]) {
      expect(answer(start)).toMatchObject({
        outcome: 'driverTerms',
        decision: { outcome: 'notStated', unknown: ['driverCancellation'] },
      });
    }
    expect(answer({ state: 'completed' })?.outcome).toBe('driverState');
    expect(answer({ state: 'readyToStart' })?.outcome).toBe('driverNotStated');
  });

  it('knows the amounts once the operator has set the percentage, and asks for none before', () => {
    const start = { ...host, ...on('start', '18:00'), amount: '100' };
    expect(answer(start)).toMatchObject({
      outcome: 'hostDeducted',
      decision: { unknown: ['cancellationPercent'] },
    });
    expect(answer({ ...start, amount: 'much' })?.outcome).toBe('hostDeducted');
    expect(answer(start, { cancellationPercent: 25 })).toMatchObject({
      outcome: 'hostDeductedAmount',
      values: { deducted: '$25.00', refund: '$75.00' },
    });
    const policy = { driverCancellation: { freeHours: 2, percent: 10 } };
    expect(answer({ ...start, role: 'driver' }, policy)?.outcome).toBe('driverFreeAmount');
    expect(answer({ ...on('start', '13:00'), amount: '100' }, policy)).toMatchObject({
      outcome: 'driverDeductedAmount',
      values: { deducted: '$10.00', refund: '$90.00' },
    });
    expect(cancelNeeds({ ...cancelInputs, role: 'host' }, {})).toEqual({ start: true, amount: false });
    expect(cancelNeeds(cancelInputs, {})).toEqual({ start: false, amount: false });
    expect(cancelNeeds(cancelInputs, policy)).toEqual({ start: true, amount: true });
  });

  it('depends on the status', () => {
    const start = { ...host, ...on('start', '18:00') };
    expect(answer({ ...start, state: 'readyToStart' })?.outcome).toBe('hostState');
    // No start would change that: none is asked for.
    expect(answer({ ...host, state: 'active' })?.outcome).toBe('hostState');
    expect(cancelNeeds({ role: 'host', state: 'active' }, { cancellationPercent: 25 })).toEqual({
      start: false,
      amount: false,
    });
    expect(answer({ ...start, ...on('start', '12:00') })?.outcome).toBe('startHasPassed');
  });

  it('has the year where it is not this one', () => {
    const start = { ...host, ...on('start', '09:00', '2027-01-02') };
    expect(answer(start)?.values.until).toBe('Fri, Jan 1, 2027, 9:00 AM EST');
  });

  it.each([
    [{ ...host, ...on('start', '09:00', '2026-06-17') }, {}, 'yes: Free until Tue 9:00 AM'],
    [{ ...host, ...on('start', '09:00', '2027-01-02') }, {}, 'yes: Free until Jan 1, 2027, 9:00 AM'],
    [{ ...host, ...on('start', '18:00') }, {}, 'no: No longer free'],
    // What a deduction means for the host is not published, so no amount stands large.
    [{ ...host, ...on('start', '18:00'), amount: '100' }, { cancellationPercent: 25 }, 'no: No longer free'],
    [
      { ...on('start', '13:00'), amount: '100' },
      { driverCancellation: { freeHours: 2, percent: 10 } },
      'no: $10.00 is deducted',
    ],
    [{ ...host, ...on('start', '18:00'), state: 'active' }, {}, "no: No, you can't cancel it"],
    [{}, {}, 'unknown: Ask us before you cancel'],
    [{ ...host, ...on('start', '12:00') }, {}, 'unknown: The start has passed'],
  ])('told at a glance: %j %j', (inputs, policy, told) => {
    const glance = atAGlance('cancel', schema, cancelVerdicts);
    const answer = answerCancel({ ...cancelInputs, zone, ...inputs }, noon, locale, stateLabels, policy);
    expect(glance(answer)).toBe(told);
  });

  it('asks for a role and a state that there are', () => {
    const { errors } = answerCancel(
      { ...cancelInputs, role: 'nobody', state: 'x' },
      noon,
      locale,
      stateLabels,
      {},
    );
    expect(errors).toEqual({ role: 'notAChoice', state: 'notAChoice' });
  });
});
