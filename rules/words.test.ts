import { describe, expect, it } from 'vitest';
import { decideDamageClaim } from './damage-claim.ts';
import { decideRefund } from './refund.ts';
import { testTexts } from './testing/test-texts.ts';
import { usd } from './publish/vectors/examples.ts';
import { errorIn, explainIn } from './words.ts';

const inPieces = {
  ...testTexts,
  errors: {
    ...testTexts.errors,
    notAPercentage: '{field} ({field}) is wrong.',
    tooLong: 'The {input} has at most {max} characters.',
    notAfter: '{field} must be after {other}.',
  },
};

describe('an error in words', () => {
  it('is the sentence of its code, with the field wherever it is named', () => {
    expect(errorIn(inPieces, { field: 'percent', code: 'notAPercentage' })).toBe(
      'percent (percent) is wrong.',
    );
  });

  it('names the input as people do, and writes numbers as the locale does', () => {
    const error = { field: 'x', code: 'tooLong', values: { input: 'email', max: 2_000 } } as const;
    expect(errorIn(inPieces, error)).toBe('The inputs.email has at most 2,000 characters.');
    expect(errorIn({ ...inPieces, locale: 'de-DE' }, error)).toBe(
      'The inputs.email has at most 2.000 characters.',
    );
  });

  it('is another sentence where its own does not fit, and leaves out what nobody gave', () => {
    const error = { field: 'x', code: 'tooLong', sentence: 'notAfter' } as const;
    expect(errorIn(inPieces, error)).toBe('x must be after .');
    expect(errorIn(inPieces, { ...error, values: { other: 'start' } })).toBe('x must be after start.');
  });
});

describe('an answer in words', () => {
  it('has the sentences of its rule, of what is unknown and of what is assumed', () => {
    const input = {
      paid: usd(1_000),
      refunded: usd(0),
      amount: usd(500),
      reason: 'other',
      note: '',
      now: 2,
      endedAt: 1,
    } as const;
    const answer = decideRefund(input, {});
    expect(explainIn(testTexts, answer)).toEqual({
      rule: 'rules.refund',
      source: 'spec 5',
      unknown: ['unknown.refundDays'],
      assumes: ['assumptions.refundUpToPaid'],
      errors: [],
    });
  });

  it('has a sentence for each field that is wrong', () => {
    const answer = decideDamageClaim({ now: 0, endedAt: 'x', protectionDeclined: 'no' } as never);
    expect(explainIn(testTexts, answer)).toEqual({
      rule: 'rules.validInput',
      source: 'spec 5',
      unknown: [],
      assumes: [],
      errors: ['errors.notAnInstant', 'errors.notABoolean'],
    });
  });
});
