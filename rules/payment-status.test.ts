import { describe, expect, it } from 'vitest';
import { MINUTE } from './instant.ts';
import { noon } from './publish/vectors/examples.ts';
import { decideCollect, decideVerification } from './payment-status.ts';

describe('the verification of a charge', () => {
  it('makes sense after 10 minutes', () => {
    expect([9, 10].map((minutes) => decideVerification(noon + minutes * MINUTE, noon).outcome)).toEqual([
      'wait',
      'verify',
    ]);
  });
});

describe('Collect', () => {
  it('is there when the payment status is Collection Due', () => {
    expect(decideCollect('collectionDue').outcome).toBe('allowed');
    expect(decideCollect('other').outcome).toBe('notAllowed');
  });
});
