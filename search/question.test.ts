import { expect, it } from 'vitest';
import { queryWords } from './question.ts';

it.each([
  ['HELP HELP help', ['help']],
  ['heeeeelp meeee', ['heelp', 'mee']],
  ['where tf is the car', ['where', 'is', 'the', 'car']],
  ['wheres the car', ['where', 'is', 'the', 'car']],
  ['um so like the key key', ['so', 'like', 'the', 'key']],
  // Numbers are what they are.
  ['9 1 1', ['9', '1', '1']],
  ['1000', ['1000']],
  ['lol', []],
])('of %j asks %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
