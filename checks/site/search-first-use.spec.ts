import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../base-test.ts';
import { openSearch } from '../../search/engine.ts';
import type { SearchAudience } from '../../search/types.ts';
import type { SearchFile } from '../../site/search/search-words.ts';
import { builtSite } from '../built-site.ts';
import { compressedSize } from '../measure-weight.ts';
import { documentAt } from '../page-document.ts';
import { builtIndex } from '../section-copies.ts';

/** What somebody's first question brings along beside the page: the engine, what every question needs, and its own parts. */
const limit = 42_000;

/** Every third tells as much as all: the engine is opened anew for each. */
const wordings = ['queries', 'held-out', 'roadside', 'everyday'].flatMap((name) =>
  readFileSync(join('checks/search', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line, at) => line && at % 3 === 0)
    .map((line) => JSON.parse(line) as { q: string; audience: SearchAudience }),
);
const { parts: folder } = JSON.parse(
  readFileSync(join(builtSite, 'search-index.json'), 'utf8'),
) as SearchFile;
const sizeOf = (name: string) => statSync(join(builtSite, folder, `${name}.json.br`)).size;

/** Bytes of the parts that a question needs which is asked first. */
function partsOf(query: string, audience: SearchAudience): number {
  const there = new Set<string>();
  const { search } = openSearch(builtIndex.core, (name) =>
    there.has(name) ? builtIndex.parts[name] : undefined,
  );
  for (;;) {
    const { missing } = search(query, { audience, limit: 6 });
    if (!missing) return [...there].reduce((sum, name) => sum + sizeOf(name), 0);
    for (const name of missing) there.add(name);
  }
}

test('a first question brings along what it needs, and little more', async ({ page }) => {
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  const addresses = new Map<string, Promise<number>>();
  page.on('request', (request) => addresses.set(request.url(), compressedSize(request)));
  await page.locator('main [name=q]').focus();
  await page.waitForLoadState('networkidle');
  const opened = async () => (await Promise.all(addresses.values())).reduce((sum, size) => sum + size, 0);
  const engine = await opened();

  const asked = wordings.map(({ q, audience }) => partsOf(q, audience)).sort((a, b) => a - b);
  const percentile = (share: number) => engine + asked[Math.floor(asked.length * share)]!;
  expect(percentile(0.5)).toBeLessThan(limit * 0.85);
  expect(percentile(0.95)).toBeLessThan(limit);

  // What a browser loads is what was counted: for letters that come slowly it may be more.
  await page.keyboard.insertText('how do i get my money back');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await opened()).toBeLessThan(engine + partsOf('how do i get my money back', 'drive') + 4_000);
  expect(await opened()).toBeLessThan(limit);
});

test('the search page names every script that its search needs: none is found in another first', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  await page.goto('/search', { waitUntil: 'networkidle' });
  const named = documentAt('/search')
    .querySelectorAll('link[rel=modulepreload], script[src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src')!);
  expect([...loaded].sort()).toEqual(named.sort());
});
