import { describe, expect, it } from 'vitest';
import { toolTexts } from '#catalog/tools.ts';
import { priceSteps } from '../price-plan/price-steps.ts';
import { atAGlance } from '../testing/headlines.ts';
import { language, locale } from '../testing/times.ts';
import { answerPriceEstimate, priceEstimateInputs, priceEstimateVerdicts } from './answer-price-estimate.ts';
import { schema } from './words.ts';

const { duration } = toolTexts(language, 'price-estimate', schema).texts;
const plan = { dayRate: '60', hourRate: '5', days: '1', hours: '1' };
const estimate = (inputs: object, policy = {}) =>
  answerPriceEstimate({ ...priceEstimateInputs, ...plan, ...inputs }, duration, locale, policy);

describe('the price of a reservation', () => {
  it('is 1 day and 1 hour for 25 hours, and "at least" while the fee is unknown', () => {
    const { result } = estimate({});
    expect(result).toMatchObject({
      outcome: 'atLeast',
      values: { duration: '1 day and 1 hour', total: '$65.00' },
    });
    expect(result?.decision.unknown).toEqual(['insurance', 'extraMiles', 'reservationFee']);
  });

  it.each([
    ['0', '26'],
    ['1', '2'],
    ['', '26'],
  ])('carries hours over into days: %s days and %s hours', (days, hours) => {
    const miles = { milesPerDay: '120', milesPerHour: '5' };
    const { errors, result } = estimate({ days, hours, ...miles });
    expect(errors).toEqual({});
    expect(result?.values).toMatchObject({ duration: '1 day and 2 hours', total: '$70.00' });
    expect(result?.details.includedMiles).toBe(130);
  });

  it('asks beside days which hours are meant, since a day stands there from the beginning', () => {
    expect(estimate({ hours: '26' }).errors).toEqual({ hours: 'notInRange' });
    expect(estimate({ hours: '24' }).errors).toEqual({ hours: 'notInRange' });
  });

  it('ends at ten years, in days or in hours', () => {
    expect(estimate({ days: '3660', hours: '0' }).errors).toEqual({ days: 'notInRange' });
    expect(estimate({ days: '0', hours: '87841' }).errors).toEqual({ hours: 'notInRange' });
    expect(estimate({ days: '3659', hours: '23' }).errors).toEqual({});
    expect(estimate({ days: '0', hours: '24.5' }).errors).toEqual({ hours: 'notAWholeNumber' });
  });

  it('is complete with the fee, typed or set by the operator; the operator is right', () => {
    const known = { fee: '3', insurance: '0', miles: '0' };
    expect(estimate(known).result).toMatchObject({ outcome: 'complete', values: { total: '$68.00' } });
    for (const part of ['fee', 'insurance', 'miles']) {
      expect(estimate({ ...known, [part]: '' }).result?.outcome, part).toBe('atLeast');
    }
    const policy = { reservationFee: { cents: 400, currency: 'USD' } };
    expect(estimate(known, policy).result?.values.total).toBe('$69.00');
  });

  it('stands large, with "at least" while a part of it is not known', () => {
    const glance = atAGlance('price-estimate', schema, priceEstimateVerdicts);
    expect(glance(estimate({}))).toBe('neutral: At least $65.00');
    expect(glance(estimate({ fee: '3', insurance: '0', miles: '0' }))).toBe('neutral: $68.00');
  });

  it('counts the miles beyond the included ones', () => {
    const miles = { milesPerDay: '120', milesPerHour: '5', miles: '150', extraMileRate: '0.50' };
    const { result } = estimate({ ...miles, fee: '0', insurance: '0' });
    expect(result?.outcome).toBe('complete');
    expect(result?.details).toMatchObject({ includedMiles: 125, extraMiles: 25 });
    expect(result?.values.total).toBe('$77.50');
    const unknown = estimate({ ...miles, extraMileRate: '', fee: '0', insurance: '0' }).result;
    expect(unknown).toMatchObject({ outcome: 'atLeast', decision: { unknown: ['plan.extraMileRate'] } });
  });

  it('never leaves out miles, nor takes an included distance that is not known for none', () => {
    const known = { fee: '0', insurance: '0', extraMileRate: '0.50', milesPerDay: '120', milesPerHour: '5' };
    const of = (inputs: object) => estimate({ ...known, ...inputs }).result;
    const unknown = { outcome: 'atLeast', decision: { unknown: ['extraMiles'] } };
    expect(of({ miles: '500', milesPerDay: '', milesPerHour: '' })).toMatchObject(unknown);
    expect(of({ miles: '150', milesPerHour: '' })).toMatchObject({
      ...unknown,
      values: { total: '$65.00' },
      details: { includedMiles: null, extraMiles: undefined },
    });
    // Within what is included for sure, nothing more has to be known.
    expect(of({ miles: '120', milesPerHour: '' })).toMatchObject({
      outcome: 'complete',
      details: { extraMiles: 0 },
    });
    expect(of({ miles: '150', milesPerHour: '', hours: '0' })).toMatchObject({
      outcome: 'complete',
      details: { includedMiles: 120, extraMiles: 30 },
    });
  });

  it('names the field that is wrong', () => {
    expect(estimate({ dayRate: 'sixty', hourRate: '' })).toMatchObject({
      errors: { dayRate: 'notAnAmount', hourRate: 'required' },
      result: null,
    });
    expect(estimate({ days: '0', hours: '0' }).errors).toEqual({ days: 'noDuration' });
  });

  it('falls from the hours before a day to the day', () => {
    const { plan } = estimate({}).result!.details;
    const steps = priceSteps(plan, 25 * 60);
    expect([23, 24, 25].map((hours) => steps[hours]!.price.cents)).toEqual([115_00, 60_00, 65_00]);
  });
});
