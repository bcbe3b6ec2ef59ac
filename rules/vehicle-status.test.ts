import { describe, expect, it } from 'vitest';
import { decideVehicleStatus } from './vehicle-status.ts';

describe('the status of a vehicle', () => {
  it.each([
    [{ approved: true, report: 'exempt', openRecalls: 0 }, [], 'onlyAvailableVisible'],
    [{ approved: true, report: 'verified', openRecalls: 0 }, [], 'onlyAvailableVisible'],
    [{ approved: true, report: 'uploaded', openRecalls: 0 }, ['verifyReport'], 'becomesAvailable'],
    [
      { approved: true, report: 'missing', openRecalls: 0 },
      ['uploadReport', 'verifyReport'],
      'maintenanceReport',
    ],
    [{ approved: true, report: 'verified', openRecalls: 1 }, ['resolveRecalls'], 'recallsResolved'],
    [
      { approved: false, report: 'missing', openRecalls: 2 },
      ['approval', 'resolveRecalls', 'uploadReport', 'verifyReport'],
      'vehicleApproval',
    ],
  ] as const)('%j lacks %j', (input, steps, rule) => {
    const answer = decideVehicleStatus(input);
    expect(answer).toMatchObject({ outcome: steps.length > 0 ? 'notAvailable' : 'available', rule });
    expect(answer.reason).toEqual(steps.length > 0 ? { code: 'missing', steps } : { code: 'nothingMissing' });
  });
});
