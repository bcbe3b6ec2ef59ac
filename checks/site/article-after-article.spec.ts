import { expect, type Page, type Request } from '@playwright/test';
import { articlePaths } from '../built-site.ts';
import { compressedSize } from '../measure-weight.ts';
import { test } from '../reader.ts';
import { chatBytes } from '../weight-limits.ts';

/**
 * What is to be seen of a page on a phone of 844 px, below the browser's own bars. At a desk a folded tool may be in sight at once,
 * whose styles are then loaded.
 */
const screen = { width: 390, height: 664 };

test('on a phone an article after another loads nothing but itself, in 11 kB, and begins its first answer in sight', async ({
  page,
}) => {
  await page.setViewportSize(screen);
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  expect(articlePaths.length).toBeGreaterThan(20);
  for (const path of [articlePaths.at(-1)!, ...articlePaths]) {
    const known = new Set(asked.map((request) => request.url()));
    const before = asked.length;
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await firstLineOf(page), path).toBeLessThan(screen.height);
    if (known.size === 0) continue;
    const others = asked.slice(before + 1).map((request) => request.url());
    expect
      .soft(
        others.filter((url) => !known.has(url)),
        path,
      )
      .toEqual([]);
    expect.soft(await compressedSize(answer!.request()), path).toBeLessThanOrEqual(11_000 + chatBytes.html);
  }
});

/** Where the first line of the first answer ends, in pixels below the page's top. */
const firstLineOf = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main section :is(p, li, dd)')];
    const range = document.createRange();
    range.selectNodeContents(blocks.find((block) => block.textContent.trim())!);
    return range.getClientRects()[0]!.bottom;
  });
