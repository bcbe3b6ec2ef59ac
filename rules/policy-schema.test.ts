import { describe, expect, it } from 'vitest';
import { operatorPolicy } from './policy.ts';
import { policyKeys } from './policy-fields.ts';
import { policySchema } from './policy-schema.ts';

const issuesOf = (policy: unknown) =>
  policySchema.safeParse(policy).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

describe("the operator's policy", () => {
  it('in force is valid', () => {
    expect(issuesOf(operatorPolicy)).toEqual([]);
  });

  it('may set nothing, or some', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ cancellationPercent: 12.5, partnerRights: { customerSupport: ['refund'] } })).toEqual(
      [],
    );
  });

  it('is refused with the field named', () => {
    expect(issuesOf({ gracePeriodMinutes: -1 })[0]).toMatch(/^gracePeriodMinutes: /);
    expect(issuesOf({ cancellationPercent: 12.345 })).toEqual([
      'cancellationPercent: must have at most two decimals',
    ]);
    expect(issuesOf({ lateFee: { amount: { cents: 1.5, currency: 'USD' }, per: 'reservation' } })[0]).toMatch(
      /^lateFee.amount.cents: /,
    );
    expect(issuesOf({ gracePeriod: 15 })).toEqual([': Unrecognized key: "gracePeriod"']);
  });

  it('describes every field', () => {
    expect(Object.keys(policySchema.shape).sort()).toEqual([...policyKeys].sort());
    for (const [field, schema] of Object.entries(policySchema.shape)) {
      expect(schema.unwrap().description, field).toMatch(/^[A-Z].*\.$/);
    }
  });
});
