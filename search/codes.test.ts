import { expect, it } from 'vitest';
import { fromSigns, levels, SignReader, toSign, toSigns } from './codes.ts';

it('gives numbers back, small ones in one sign', () => {
  const numbers = [0, 1, 45, 46, 2_115, 2_116, 14_000, 2 ** 30];
  expect(fromSigns(toSigns(numbers))).toEqual(numbers);
  expect(numbers.map((number) => toSigns([number]).length)).toEqual([1, 1, 1, 2, 2, 3, 3, 6]);
});

it('writes nothing that JSON would write longer, and no blank', () => {
  const all = Array.from({ length: levels }, (_, level) => toSign(level)).join('');
  expect(JSON.stringify(all)).toHaveLength(levels + 2);
  expect(all).not.toContain(' ');
  const reader = new SignReader(all);
  for (let level = 0; level < levels; level++) expect(reader.sign()).toBe(level);
  expect(reader.isDone).toBe(true);
});
