import { describe, expect, it } from 'vitest';
import { decideEligibility, type EligibilityInput } from './eligibility.ts';
import { usd } from './publish/vectors/examples.ts';
import type { Policy } from './policy.ts';

const vehicle: EligibilityInput = {
  type: 'Sedan',
  year: 2022,
  thisYear: 2026,
  miles: 40_000,
  value: usd(20_000_00),
  technology: ['keyless entry'],
  report: 'verified',
  altered: false,
  openRecalls: 0,
};

const limits: Policy = {
  vehicleTypes: ['Sedan'],
  vehicleMaxAgeYears: 4,
  vehicleMaxMiles: 40_000,
  vehicleMaxValue: usd(20_000_00),
  vehicleTechnology: ['keyless entry'],
  alteredVehicles: 'notAllowed',
};

describe('the eligibility of a vehicle', () => {
  it('is not stated while the operator sets no limits', () => {
    expect(decideEligibility(vehicle, {})).toMatchObject({
      outcome: 'notStated',
      reason: { criteria: { type: 'notStated', maintenance: 'met', recalls: 'met', alterations: 'met' } },
      unknown: [
        'vehicleTypes',
        'vehicleMaxAgeYears',
        'vehicleMaxMiles',
        'vehicleMaxValue',
        'vehicleTechnology',
      ],
    });
  });

  it('is given at the limits themselves', () => {
    expect(decideEligibility(vehicle, limits)).toMatchObject({ outcome: 'eligible', rule: 'eligibility' });
  });

  it.each([
    ['type', { type: 'Coach' }],
    ['year', { year: 2021 }],
    ['mileage', { miles: 40_001 }],
    ['value', { value: usd(20_000_01) }],
    ['technology', { technology: [] }],
    ['maintenance', { report: 'uploaded' }],
    ['alterations', { altered: true }],
  ] as const)('fails by its %s alone', (criterion, change) => {
    expect(decideEligibility({ ...vehicle, ...change }, limits)).toMatchObject({
      outcome: 'notEligible',
      reason: { criteria: { [criterion]: 'notMet' } },
      rule: 'eligibility',
    });
  });

  it('fails by an open recall, whatever is unknown', () => {
    expect(decideEligibility({ ...vehicle, openRecalls: 1 }, {})).toMatchObject({
      outcome: 'notEligible',
      rule: 'recallsResolved',
    });
    expect(decideEligibility({ ...vehicle, openRecalls: 1, altered: true }, limits).rule).toBe('eligibility');
  });
});
