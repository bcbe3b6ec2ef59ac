import { expect, test } from 'vitest';
import { helpFile, helpPageIn, isInHelp } from './help-file.ts';

test('a help page is named by its file', () => {
  expect(helpFile('content/en/help/host/HostPatners.mdx')).toEqual({ audience: 'host', name: 'HostPatners' });
});

test.each([
  'drive/Traveling with pets.mdx',
  'drive/traveling.mdx',
  'drive/Pets.md',
  'Pets.mdx',
  'drive/more/Pets.mdx',
])('a file that would be no page is refused: %s', (name) => {
  expect(() => helpFile(`content/en/help/${name}`)).toThrow(
    `content/en/help/${name} · (whole file) · is no help page; name it drive/Page.mdx or host/Page.mdx`,
  );
});

test.each([
  '.DS_Store',
  'drive/.DS_Store',
  'drive/.Returning.mdx.swp',
  '.trash/Returning.mdx',
  'drive/Returning.mdx~',
])('what no author has put there is no mistake: %s', (name) =>
  expect(isInHelp(`content/en/help/${name}`)).toBe(false),
);

test.each([
  ['content/en/help/drive/Returning.mdx', true],
  ['content/en/help/Returning.doc', true],
  ['content/en/legal/terms.mdx', false],
])('%s is among the help pages: %s', (file, isThere) => expect(isInHelp(file)).toBe(isThere));

test.each([
  ['content/en/help/drive/Returning.mdx', 'drive/Returning'],
  ['content\\en\\help\\drive\\Returning.mdx', 'drive/Returning'],
  ['content/en/help/drive/returning.mdx', undefined],
  ['content/en/legal/terms.mdx', undefined],
])('in %s stands %s', (file, page) => expect(helpPageIn(file)).toBe(page));
