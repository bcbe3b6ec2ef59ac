import { describe, expect, it } from 'vitest';
import { locale, noon } from '../form/test-times.ts';
import { answerMaintenance, maintenanceInputs } from './answer-maintenance.ts';

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
