import { describe, expect, it } from 'vitest';
import { MINUTE } from './instant.ts';
import { noon } from './publish/vectors/examples.ts';
import { decideAge, decideReserving, licenseReview } from './license.ts';

describe('the review of a license', () => {
  it.each([
    [24 * 60 - 1, 'tooEarly'],
    [24 * 60, 'expected'],
    [78 * 60, 'expected'],
    [78 * 60 + 1, 'longer'],
  ])('%i minutes after submission: %s', (minutes, outcome) => {
    expect(licenseReview(noon + minutes * MINUTE, noon).outcome).toBe(outcome);
  });
});

describe('reserving', () => {
  it('needs a verified license', () => {
    expect(decideReserving('verified').outcome).toBe('allowed');
    expect(decideReserving('inReview')).toEqual({
      outcome: 'notAllowed',
      reason: { code: 'licenseStatus', status: 'inReview' },
      rule: 'licenseBeforeReserving',
    });
  });
});

describe("a driver's age", () => {
  it('is not judged while the operator sets no minimum', () => {
    expect(decideAge('2010-01-01', '2026-06-15', {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['minimumDriverAgeYears'],
    });
  });

  it('counts from the birthday on, also from a leap day', () => {
    const policy = { minimumDriverAgeYears: 21 };
    expect(decideAge('2004-02-29', '2025-02-28', policy).outcome).toBe('tooYoung');
    expect(decideAge('2004-02-29', '2025-03-01', policy)).toMatchObject({
      outcome: 'oldEnough',
      reason: { from: '2025-03-01' },
    });
    expect(decideAge('2026-06-16', '2026-06-15', policy)).toMatchObject({ errors: [{ field: 'birthDate' }] });
  });
});
