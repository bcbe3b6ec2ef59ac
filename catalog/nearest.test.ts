import { expect, test } from 'vitest';
import { nearestTo } from './nearest.ts';

test('the name that is meant is the one with the fewest other letters, large or small', () => {
  expect(nearestTo('breakdwon', ['Cost', 'Breakdown', 'Break'])).toBe('Breakdown');
  expect(nearestTo('x', [])).toBeUndefined();
});
