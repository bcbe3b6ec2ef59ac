import { describe, expect, it } from 'vitest';
import { toolTexts } from '#catalog/tools.ts';
import { atAGlance } from '../testing/headlines.ts';
import { language, locale } from '../testing/times.ts';
import { answerHostEarnings, hostEarningsVerdicts, hostEarningsInputs } from './answer-host-earnings.ts';
import { schema } from './words.ts';

const { duration } = toolTexts(language, 'host-earnings', schema).texts;
const plan = { dayRate: '60', hourRate: '5', days: '1', hours: '1' };

describe('the earnings of a host', () => {
  const earnings = (inputs: object, policy = {}) =>
    answerHostEarnings({ ...hostEarningsInputs, ...plan, ...inputs }, duration, locale, policy).result;

  it('are unknown without the share', () => {
    expect(earnings({})).toMatchObject({
      outcome: 'notStated',
      values: { price: '$65.00' },
      decision: { unknown: ['hostSharePercent'] },
      details: { warnings: [{ code: 'hoursDearerThanDay', fromHours: 13 }] },
    });
  });

  it('are worked out however large the price is', () => {
    const large = earnings({ dayRate: '1,000,000', hourRate: '0', days: '101', hours: '0', share: '50' });
    expect(large?.values).toMatchObject({ price: '$101,000,000.00', earnings: '$50,500,000.00' });
  });

  it('say nothing of distances that are not known', () => {
    const known = earnings({ milesPerDay: '50', milesPerHour: '10' });
    expect(known?.details).toMatchObject({ includedMiles: 60, warnings: [{}, { fromHours: 6 }] });
    const half = earnings({ milesPerHour: '10' });
    expect(half?.details).toMatchObject({ includedMiles: null });
    expect(half?.details.warnings.map(({ code }) => code)).toEqual(['hoursDearerThanDay']);
  });

  it('stand large where the share is known, and else what the guest pays', () => {
    const glance = atAGlance('host-earnings', schema, hostEarningsVerdicts);
    const answer = (share: string) =>
      answerHostEarnings({ ...hostEarningsInputs, ...plan, share }, duration, locale, {});
    expect(glance(answer('80'))).toBe('neutral: $52.00 for you');
    expect(glance(answer(''))).toBe('neutral: $65.00');
  });

  it('are the share of the price', () => {
    expect(earnings({ share: '80%' })?.values.earnings).toBe('$52.00');
    expect(earnings({ share: '80' }, { hostSharePercent: 50 })?.values.earnings).toBe('$32.50');
  });
});
