import { describe, expect, it } from 'vitest';
import { atAGlance } from '../testing/headlines.ts';
import { locale, noon } from '../testing/times.ts';
import { answerMaintenance, maintenanceInputs, maintenanceVerdicts } from './answer-maintenance.ts';
import { schema } from './words.ts';

describe('A maintenance report', () => {
  const answer = (inputs: object) => answerMaintenance({ ...maintenanceInputs, ...inputs }, noon, locale);

  it.each([
    [{ year: '2025' }, 'young'],
    [{ year: '2024' }, 'noReport'],
    [{ year: '2024', lastReport: '2025-06-20' }, 'reportCurrent'],
    [{ year: '2024', lastReport: '2025-06-10' }, 'reportExpired'],
  ])('for %o: %s', (inputs, outcome) => {
    expect(answer(inputs).result?.outcome).toBe(outcome);
  });

  it.each([
    [{ year: '2025' }, 'yes: Not before 2027'],
    [{ year: '2024' }, 'urgent: Due now'],
    [{ year: '2024', lastReport: '2025-06-20' }, 'yes: Not before Jun 20, 2026'],
    [{ year: '2024', lastReport: '2025-06-10' }, 'urgent: Due since Jun 10, 2026'],
  ])('for %o is told at a glance: %s', (inputs, told) => {
    expect(atAGlance('maintenance', schema, maintenanceVerdicts)(answer(inputs))).toBe(told);
  });

  it('is for vehicles that exist', () => {
    expect(answer({ year: '2,024' }).errors).toEqual({ year: 'notAWholeNumber' });
    expect(answer({ year: '2024', lastReport: '1990-01-01' }).errors).toEqual({
      lastReport: 'beforeVehicle',
    });
    expect(answer({ year: '2024', lastReport: '?' }).errors).toEqual({ lastReport: 'dateIncomplete' });
    expect(answer({ year: '24' }).errors).toEqual({ year: 'notInRange' });
    expect(answer({ year: '2028' }).errors).toEqual({ year: 'notInRange' });
    expect(answer({ year: '2020', lastReport: '2026-07-01' }).errors).toEqual({ lastReport: 'inTheFuture' });
  });
});
