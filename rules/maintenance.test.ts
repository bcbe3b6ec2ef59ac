import { describe, expect, it } from 'vitest';
import { decideMaintenance } from './maintenance.ts';

const today = '2026-06-15';
const ask = (vehicleYear: number, lastReportOn: string | null = null, on = today) =>
  decideMaintenance({ vehicleYear, today: on, lastReportOn });

describe('the annual maintenance report', () => {
  it.each([
    [2026, 'exempt'],
    [2025, 'exempt'],
    [2024, 'due'],
    [2010, 'due'],
  ])('of a vehicle of %i without a report in 2026: %s', (year, outcome) => {
    expect(ask(year)).toMatchObject({ outcome, rule: 'maintenanceReport', assumes: ['ageInCalendarYears'] });
  });

  it('is due again after a year', () => {
    expect(ask(2020, '2025-06-16')).toMatchObject({ outcome: 'notDue', reason: { dueOn: '2026-06-16' } });
    expect(ask(2020, '2025-06-15')).toMatchObject({ outcome: 'due', reason: { code: 'reportExpired' } });
    expect(ask(2020, '2024-02-29', '2025-02-28').outcome, 'a report of a leap day').toBe('notDue');
    expect(ask(2020, '2024-02-29', '2025-03-01').outcome).toBe('due');
  });

  it('tells from which year on it is required', () => {
    expect(ask(2025).reason).toMatchObject({ code: 'young', requiredFromYear: 2027 });
  });

  it('names the field that is wrong', () => {
    expect(ask(2028)).toMatchObject({ errors: [{ field: 'vehicleYear' }] });
    expect(ask(2020, '2026-06-16')).toMatchObject({
      errors: [{ field: 'lastReportOn', code: 'inTheFuture' }],
    });
    expect(ask(2020, null, 'today')).toMatchObject({ errors: [{ field: 'today' }] });
  });
});
