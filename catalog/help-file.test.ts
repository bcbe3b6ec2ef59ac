import { expect, test } from 'vitest';
import { helpFile, helpPageIn } from './help-file.ts';

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
  ['content/en/help/drive/Returning.mdx', 'drive/Returning'],
  ['content\\en\\help\\drive\\Returning.mdx', 'drive/Returning'],
  ['content/en/help/drive/returning.mdx', undefined],
  ['content/en/legal/terms.mdx', undefined],
])('in %s stands %s', (file, page) => expect(helpPageIn(file)).toBe(page));
