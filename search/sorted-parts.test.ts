import { expect, it } from 'vitest';
import { inSortedParts, partOf } from './sorted-parts.ts';

const keys = Array.from({ length: 3_000 }, (_, at) => `${'abcdefg'[at % 7]}word${at * 7919}`).sort();
const deal = (size: number, most: number, sizeOf = (key: string) => key.length) =>
  inSortedParts(keys, (key) => key, sizeOf, size, most);

it('finds the part of every key by short texts, and of a key that is in none, too', () => {
  const { parts, starts } = deal(200, 500);
  expect(parts.flat()).toEqual(keys);
  expect(parts).toHaveLength(starts.length);
  for (const [at, part] of parts.entries()) for (const key of part) expect(partOf(starts, key)).toBe(at);
  const letters = starts.join('').length / starts.length;
  expect(letters).toBeLessThan(parts.reduce((sum, [first]) => sum + first!.length, 0) / parts.length - 1);
  expect([partOf(starts, ''), partOf(starts, 'zzz')]).toEqual([0, parts.length - 1]);
});

it('has parts of about a size, and not more than wanted', () => {
  const sizes = deal(200, 500).parts.map((part) => part.join('').length);
  expect(Math.max(...sizes)).toBeLessThan(400);
  expect(deal(200, 20).parts.length).toBeLessThanOrEqual(20);
  const uneven = deal(200, 500, (key) => (key === keys[50] ? 5_000 : 5)).parts;
  expect(uneven.flat()).toEqual(keys);
  expect(uneven.every(({ length }) => length > 0)).toBe(true);
});

it('makes one part of few things, and of none', () => {
  expect(
    inSortedParts(
      ['a', 'b'],
      (key) => key,
      () => 10,
      600,
      9,
    ),
  ).toEqual({ parts: [['a', 'b']], starts: [''] });
  expect(inSortedParts([], String, () => 1, 600, 9)).toEqual({ parts: [[]], starts: [''] });
});
