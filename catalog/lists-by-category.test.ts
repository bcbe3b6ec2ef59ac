import { expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { listsByCategory } from './lists-by-category.ts';

const page = (file: string, order: number, category?: string) => ({ file, frontMatter: { category, order } });
const filesOf = (lists: { file: string }[][]) => lists.map((list) => list.map(({ file }) => file));

test('pages of no category come first, then category by category, each in its own order', () => {
  const pages = [
    page('a', 2),
    page('b', 2, 'Late'),
    page('c', 1, 'Early'),
    page('d', 1, 'Late'),
    page('e', 1),
  ];
  const lists = listsByCategory(pages, [{ name: 'Early' }, { name: 'Late' }]);
  expect(filesOf(lists)).toEqual([['e', 'a'], ['c'], ['d', 'b']]);
});

test('a category that nobody wrote down is refused, with those that there are', () => {
  const read = () => listsByCategory([page('a.mdx', 1, 'Lat')], [{ name: 'Late' }]);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(/a\.mdx.*category.*"Lat".*Late/s);
});

test('an empty name is no category: its page would be in no list, and nobody told', () => {
  expect(() => listsByCategory([page('a.mdx', 1, '')], [{ name: 'Late' }])).toThrow(
    /a\.mdx.*category.*Late/s,
  );
});
