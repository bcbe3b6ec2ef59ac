import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { faultsOf, setTextSize } from './faults.ts';
import { openPage } from './open-page.ts';

test.describe.configure({ mode: 'parallel' });

const sizes = [150, 175, 200];
const widths = [320, 390, 768, 1024, 1280];
/** What is laid out so is tried wherever it stands; of every page's own words, whether the largest find room. */
const ofWords = { sizes: [200], widths: [320, 1280] };
const ofEveryKind = pagesOfEveryKind(quietPaths);

for (const path of quietPaths) {
  test(`${path}: large text`, async ({ page }) => {
    await openPage(page, path);
    const tried = ofEveryKind.includes(path) ? { sizes, widths } : ofWords;
    for (const width of tried.widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of tried.sizes) {
        await setTextSize(page, size);
        expect.soft(await faultsOf(page), `${size} % at ${width} px`).toEqual([]);
      }
    }
  });
}
