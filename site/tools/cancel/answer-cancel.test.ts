import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { locale, noon, on, zone } from '../form/test-times.ts';
import { answerCancel, cancelInputs, cancelNeeds } from './answer-cancel.ts';

const { stateLabels } = catalogOf(defaultLanguage).rules;

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
    expect(cancelNeeds('host', {})).toEqual({ start: true, amount: false });
    expect(cancelNeeds('driver', {})).toEqual({ start: false, amount: false });
    expect(cancelNeeds('driver', policy)).toEqual({ start: true, amount: true });
  });

  it('depends on the status', () => {
    const start = { ...host, ...on('start', '18:00') };
    expect(answer({ ...start, state: 'readyToStart' })?.outcome).toBe('hostState');
    expect(answer({ ...start, ...on('start', '12:00') })?.outcome).toBe('startHasPassed');
  });

  it('has the year where it is not this one', () => {
    const start = { ...host, ...on('start', '09:00', '2027-01-02') };
    expect(answer(start)?.values.until).toBe('Fri, Jan 1, 2027, 9:00 AM EST');
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
