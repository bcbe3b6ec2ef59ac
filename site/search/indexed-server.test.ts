import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { untilWhole } from '#search/in-parts.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { publishedIndex } from '../../gateway/search/published-index.ts';
import { fillIndexedPage } from './indexed-server.tsx';
import { searchFiles } from './published.ts';
import { fillSearchPage } from './server.tsx';
import { SearchView } from './view/search-view.tsx';

const folder = mkdtempSync(join(tmpdir(), 'indexed-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [name, text] of Object.entries(searchFiles(catalogOf(defaultLanguage)))) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const index = publishedIndex(folder);

const view = createElement(SearchView);
const main = renderToStaticMarkup(createElement(InLanguage, { language: defaultLanguage, children: view }));
const published = `<title>Search</title><main>${main}</main><footer></footer>`;

const fillByParts = (query: string, audience: string) =>
  untilWhole(
    (given) =>
      fillIndexedPage(published, query, audience, index.file, given) as { missing?: readonly string[] },
    index.read,
  );

it.each([
  ['refund', ''],
  ['refund', 'host'],
  ['can i extnd my trip', 'drive'],
  ['i smell smoke', ''],
  ['recipe for banana bread', 'any'],
  ['<b>"pizza" & \'co\'</b>', ''],
  [' ', ''],
  ['', 'host'],
])(
  'fills the page from the parts of the index as from the words of all pages: %s, %s',
  async (query, audience) => {
    expect(await fillByParts(query, audience)).toEqual(fillSearchPage(published, query, audience));
  },
);

it('finds in the files what the build has published, under a version that changes with it', async () => {
  const names = await index.names();
  const { parts } = JSON.parse(readFileSync(index.file, 'utf8')) as { parts: string };
  expect(parts).toBe(`/static/search/${index.version}/`);
  expect(names).toContain('terms-0');
  expect(Object.keys(await index.read(names))).toEqual(names);
  await expect(index.read(['terms-none'])).rejects.toThrow('terms-none');
  expect(() => publishedIndex(join(folder, 'static'))).toThrow('Build the site first');
});
