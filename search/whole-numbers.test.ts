import { expect, it } from 'vitest';
import { placesByNumber, WholeNumbers } from './whole-numbers.ts';

it('keeps more numbers than it had room for, and what was changed of them', () => {
  const numbers = new WholeNumbers();
  for (let number = 0; number < 10_000; number++) numbers.push(number * 3);
  numbers.set(9_000, -1);
  expect([numbers.length, numbers.at(4_095), numbers.at(4_096), numbers.at(9_000)]).toEqual([
    10_000, 12_285, 12_288, -1,
  ]);
  expect(numbers.all.length).toBe(10_000);
});

it('finds the places of each number, in their order', () => {
  const { places, starts } = placesByNumber(Int32Array.of(2, 0, 2, 3, 0), 4);
  const of = (number: number) => [...places.subarray(starts[number], starts[number + 1])];
  expect([of(0), of(1), of(2), of(3), of(4)]).toEqual([[1, 4], [], [0, 2], [3], []]);
});
