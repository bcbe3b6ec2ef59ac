import { expect, test } from 'vitest';
import type { HelpFrontMatter } from './article-schema.ts';
import { reviewOf } from './review.ts';

const page = (name: string, reviewBy: string, lastRevised = '2026-11-20') => ({
  file: `content/en/help/drive/${name}.mdx`,
  frontMatter: { reviewBy, lastRevised } as HelpFrontMatter,
  lines: { lastRevised: 6, reviewBy: 7 },
});

test.each([
  ['2027-04-19', 0, 0],
  ['2027-04-20', 1, 0],
  ['2027-05-20', 1, 0],
  ['2027-05-21', 0, 1],
  ['2029-05-21', 0, 1],
])('on %s: %i due, %i overdue', (today, due, overdue) => {
  const review = reviewOf([page('Page', '2027-05-20')], today);
  expect([review.due.length, review.overdue.length]).toEqual([due, overdue]);
});

test('says the file, the field and what to do, the oldest date first', () => {
  expect(reviewOf([page('New', '2027-05-20'), page('Old', '2027-04-02')], '2028-01-01').overdue).toEqual([
    'content/en/help/drive/Old.mdx:7 · reviewBy · read it again by 2027-04-02, mend it, and set a new date',
    'content/en/help/drive/New.mdx:7 · reviewBy · read it again by 2027-05-20, mend it, and set a new date',
  ]);
});

test('names days that cannot be meant, on the day that they are wrong', () => {
  const late = page('Late', '2027-08-01', '2027-02-02');
  expect(reviewOf([late], '2027-01-01').wrong).toEqual([
    'content/en/help/drive/Late.mdx:7 · reviewBy · is more than half a year ahead; choose an earlier day',
    'content/en/help/drive/Late.mdx:6 · lastRevised · is in the future; write the day on which the words changed',
  ]);
  expect(reviewOf([late], '2027-02-01').wrong).toEqual([]);
});
