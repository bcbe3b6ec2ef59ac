import { describe, expect, it } from 'vitest';
import { testTexts } from '../testing/test-texts.ts';
import { worded } from './worded.ts';

describe('a result in words', () => {
  it('is as it was where it has no ids', () => {
    for (const result of [1, 'text', null, undefined, false, [1, { a: [null] }], { notes: 'preBooked' }])
      expect(worded(testTexts, result)).toEqual(result);
  });

  it('has the sentences of errors, wherever they are', () => {
    const error = { field: 'amount', code: 'required', sentence: 'requiredAmount' };
    expect(worded(testTexts, { ok: false, errors: [error] })).toEqual({
      ok: false,
      errors: [{ field: 'amount', code: 'required', message: 'errors.requiredAmount' }],
    });
    expect(worded(testTexts, { field: 'a', code: 'tooLong', assumes: 'noteLength' })).toEqual({
      field: 'a',
      code: 'tooLong',
      message: 'errors.tooLong',
      assumes: 'noteLength',
    });
  });

  it('has the sentences of notes, and of conditions in front of who decides them', () => {
    const cell = { reason: { code: 'condition', note: 'preBooked', decidedBy: 'decideExtension' } };
    const words = worded(testTexts, [cell]) as [{ reason: object }];
    expect(words[0].reason).toEqual({
      code: 'condition',
      note: 'notes.preBooked',
      condition: 'conditions.decideExtension',
      decidedBy: 'decideExtension',
    });
  });
});
