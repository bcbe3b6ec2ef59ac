import { expect, test } from 'vitest';
import { nearestOf } from './nearest.ts';

test('the name that is meant is the one with the fewest other letters, large or small', () => {
  expect(nearestOf('breakdwon', ['Cost', 'Break', 'BreakDown'])).toEqual(['BreakDown', 'Break', 'Cost']);
  expect(nearestOf('x', [])).toEqual([]);
});
