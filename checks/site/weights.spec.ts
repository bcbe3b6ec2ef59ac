import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite, quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { measureWeight } from '../measure-weight.ts';
import { test } from '../reader.ts';
import { limitsFor } from '../weight-limits.ts';

test.describe.configure({ mode: 'parallel' });

test('the icon of the tab, whichever a browser takes, and the manifest weigh less than 1 kB together', () => {
  const bytes = (name: string) => statSync(join(builtSite, name)).size;
  const icon = Math.max(bytes('favicon.ico'), bytes('favicon.svg.br'));
  expect(icon + bytes('manifest.webmanifest.br')).toBeLessThan(1000);
});

/** What a desk loads besides, it loads for what stands there: for a kind of element, wherever. */
const ofEveryKind = pagesOfEveryKind(quietPaths);

/** The search page is mostly what every question needs. */
const remedyFor = (path: string) =>
  path === '/search'
    ? 'Did lists of words grow? docs/how-to/tune-search.md says under "What a word weighs" how to make room'
    : 'Split the page or shorten it';

for (const path of quietPaths) {
  test(`${path} is light`, async ({ page, baseURL }) => {
    const weight = await measureWeight(page, baseURL + path, !ofEveryKind.includes(path));
    for (const { of, bytes, measure } of limitsFor(path)) {
      const over = `${path} has ${measure(weight) - bytes} bytes too many of ${of}`;
      const remedy = `${remedyFor(path)}; "npm run weigh" shows what each page weighs.`;
      expect.soft(measure(weight), `${over}. ${remedy}`).toBeLessThanOrEqual(bytes);
    }
  });
}
