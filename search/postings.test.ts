import { expect, it } from 'vitest';
import { readPostings, scoreScale, writePostings } from './postings.ts';

const scale = scoreScale(0.2, 80);
const write = (scores: Record<number, number>, inQuestion = new Map<number, never>()) =>
  writePostings(
    {
      ids: Int32Array.from(Object.keys(scores).map(Number)),
      scores: Float64Array.from(Object.values(scores)),
    },
    inQuestion,
    scale,
  );

it('gives documents back with their scores, within 3.4 %', () => {
  const scores = { 0: 0.2, 1: 80, 47: 3.3, 14_000: 12 };
  const { ids, scores: read, found } = readPostings(write(scores), scale);
  expect(ids).toEqual([0, 1, 47, 14_000]);
  expect(found).toBe(4);
  for (const [at, score] of Object.values(scores).entries())
    expect(Math.abs(read[at]! / score - 1)).toBeLessThan(0.034);
});

it('says where a term stands in questions', () => {
  const inQuestion = [
    { id: 3, words: 0b101, count: 4 },
    { id: 900, words: 1 << 29, count: 30 },
  ];
  const written = writePostings(
    { ids: Int32Array.of(1, 3, 900), scores: Float64Array.of(1, 2, 3) },
    new Map(inQuestion.map((one) => [one.id, one])),
    scale,
  );
  expect(readPostings(written, scale).inQuestion).toEqual(inQuestion);
});

it('keeps the best of a term that very many documents have, and how many these are', () => {
  const scores = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, id) => [id, id % 2 ? 10 + id / 100 : 1]),
  );
  const { ids, found } = readPostings(write(scores), scale);
  expect(ids).toHaveLength(200);
  expect(ids.every((id) => id >= 600 && id % 2 === 1)).toBe(true);
  expect(found).toBe(1_000);
});

it('keeps those whose question has it besides, the best of them where these are very many, too', () => {
  const scores = Object.fromEntries(Array.from({ length: 3_000 }, (_, id) => [id, 1 + id / 100]));
  const asking = (ids: number[]) =>
    new Map(ids.map((id) => [id, { id, words: 1, count: 2 }])) as Map<number, never>;
  const few = readPostings(write(scores, asking([7, 2_000, 2_999])), scale);
  expect(few.ids).toEqual([7, 2_000, ...Array.from({ length: 200 }, (_, at) => 2_800 + at)]);
  expect(few.inQuestion.map(({ id }) => id)).toEqual([7, 2_000, 2_999]);
  expect(few.found).toBe(3_000);
  const many = readPostings(write(scores, asking(Array.from({ length: 1_500 }, (_, id) => id))), scale);
  expect(many.ids).toEqual([
    ...Array.from({ length: 1_000 }, (_, at) => 500 + at),
    ...Array.from({ length: 200 }, (_, at) => 2_800 + at),
  ]);
});
