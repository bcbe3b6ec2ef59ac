import { describe, expect, it } from 'vitest';
import { decideVehicleStatus } from './vehicle-status.ts';

describe('the status of a vehicle', () => {
  it.each([
    [{ approval: 'approved', report: 'exempt', openRecalls: 0 }, [], 'onlyAvailableVisible'],
    [{ approval: 'approved', report: 'verified', openRecalls: 0 }, [], 'onlyAvailableVisible'],
    [{ approval: 'approved', report: 'uploaded', openRecalls: 0 }, ['verifyReport'], 'becomesAvailable'],
    [
      { approval: 'approved', report: 'missing', openRecalls: 0 },
      ['uploadReport', 'verifyReport'],
      'maintenanceReport',
    ],
    [{ approval: 'approved', report: 'verified', openRecalls: 1 }, ['resolveRecalls'], 'recallsResolved'],
    [
      { approval: 'pending', report: 'missing', openRecalls: 2 },
      ['approval', 'resolveRecalls', 'uploadReport', 'verifyReport'],
      'vehicleApproval',
    ],
  ] as const)('%j lacks %j', (input, steps, rule) => {
    const answer = decideVehicleStatus(input);
    expect(answer).toMatchObject({ outcome: steps.length > 0 ? 'notAvailable' : 'available', rule });
    expect(answer.reason).toEqual(steps.length > 0 ? { code: 'missing', steps } : { code: 'nothingMissing' });
  });
});
