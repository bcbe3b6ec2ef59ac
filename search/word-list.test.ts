import { expect, it } from 'vitest';
import { placeIn, readWords, writeWords } from './word-list.ts';

it('gives words back with their uses', () => {
  const long = 'a'.repeat(60);
  const list = {
    words: ['1099', long, `${long}b`, 'cancel', 'canceled', 'ünsal', '鍵'],
    uses: [1, 2, 3, 400, 5, 6, 7],
  };
  const sent = JSON.parse(JSON.stringify(writeWords(list))) as ReturnType<typeof writeWords>;
  expect(readWords(sent)).toEqual(list);
});

it('finds the place of a key', () => {
  expect(['a', 'b', 'bb', 'c', ''].map((key) => placeIn(['b', 'bb'], key))).toEqual([0, 0, 1, 2, 0]);
});
