import { expect, test } from 'vitest';
import { leastShare } from './wilson.ts';

test.each([
  [3, 5, 0.231],
  [300, 500, 0.556],
  [0, 5, 0],
  [5, 5, 0.566],
])('%i of %i is at the least %f', (count, all, least) => {
  expect(leastShare(count, all)).toBeCloseTo(least, 3);
});

test('the same share counts more where more have answered', () => {
  expect(leastShare(6, 10)).toBeLessThan(leastShare(60, 100));
});
