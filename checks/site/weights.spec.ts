import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Request } from '@playwright/test';
import { articlePaths, builtSite, quietPaths } from '../built-site.ts';
import { compressedSize, measureWeight } from '../measure-weight.ts';
import { test } from '../reader.ts';
import { limitsFor } from '../weight-limits.ts';

test('the icon of the tab, whichever a browser takes, and the manifest weigh less than 1 kB together', () => {
  const bytes = (name: string) => statSync(join(builtSite, name)).size;
  const icon = Math.max(bytes('favicon.ico'), bytes('favicon.svg.br'));
  expect(icon + bytes('manifest.webmanifest.br')).toBeLessThan(1000);
});

test('on a phone an article after another loads nothing but itself, in 11 kB', async ({ page }) => {
  // At a desk a folded tool may be in sight at once, whose styles are then loaded.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  for (const path of [articlePaths.at(-1)!, ...articlePaths]) {
    const known = new Set(asked.map((request) => request.url()));
    const before = asked.length;
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    if (known.size === 0) continue;
    const others = asked.slice(before + 1).map((request) => request.url());
    expect
      .soft(
        others.filter((url) => !known.has(url)),
        path,
      )
      .toEqual([]);
    expect.soft(await compressedSize(answer!.request()), path).toBeLessThanOrEqual(11_000);
  }
});

for (const path of quietPaths) {
  test(`${path} is light`, async ({ page, baseURL }) => {
    const weight = await measureWeight(page, baseURL + path);
    for (const { of, bytes, measure } of limitsFor(path)) {
      const over = `${path} has ${measure(weight) - bytes} bytes too many of ${of}`;
      const remedy = 'Split the page or shorten it; "npm run weigh" shows what each page weighs.';
      expect.soft(measure(weight), `${over}. ${remedy}`).toBeLessThanOrEqual(bytes);
    }
  });
}
