import { expect, it } from 'vitest';
import { bigramsIn } from './bigrams.ts';

it('takes two that stand side by side, and none of two phrases of a list', () => {
  expect(bigramsIn(['flat', 'tire', 'kit', '|', 'no', 'spare'])).toEqual([
    'flat tire',
    'tire kit',
    'no spare',
  ]);
});
