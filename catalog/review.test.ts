import { expect, test } from 'vitest';
import type { HelpFrontMatter } from './article-schema.ts';
import { reviewOf } from './review.ts';

const page = {
  file: 'content/en/help/drive/Page.mdx',
  frontMatter: { reviewBy: '2027-05-20' } as HelpFrontMatter,
};

test.each([
  ['2027-05-20', 0, 0],
  ['2027-05-21', 1, 0],
  ['2027-07-19', 1, 0],
  ['2027-07-20', 0, 1],
])('on %s: %i due, %i overdue', (today, due, overdue) => {
  const review = reviewOf([page], today);
  expect([review.due.length, review.overdue.length]).toEqual([due, overdue]);
});

test('says the file, the field and what to do', () => {
  expect(reviewOf([page], '2028-01-01').overdue[0]).toBe(
    'content/en/help/drive/Page.mdx · reviewBy · was to be read again by 2027-05-20; read it, mend it, and set a new date',
  );
});
