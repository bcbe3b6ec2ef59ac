import { expect, test } from 'vitest';
import { setTitle } from './wrap.ts';

test('a short title is large and on one line', () => {
  expect(setTitle('Download', 1040)).toEqual({ size: 84, lines: ['Download'] });
});

test('lines are of about the same length, so that no word stands alone', () => {
  expect(setTitle('Frequently asked questions of the guests', 1040).lines).toEqual([
    'Frequently asked',
    'questions of the guests',
  ]);
});

test('a long title is smaller, keeps every word and fits', () => {
  const title = 'Modifying or canceling a trip that a guest has booked and what it costs both of you';
  const { size, lines } = setTitle(title, 1040);
  expect(size).toBeLessThan(84);
  expect(lines.join(' ')).toBe(title);
});

test('a title that fits in no size is refused, with the remedy', () => {
  expect(() => setTitle('word '.repeat(80).trim(), 1040)).toThrow(/fewer words/);
  expect(() => setTitle('w'.repeat(40), 1040)).toThrow(/fewer words/);
});
