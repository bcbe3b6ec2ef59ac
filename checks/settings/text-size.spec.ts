import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { faultsOf, setTextSize } from './faults.ts';
import { openPage } from './open-page.ts';

test.describe.configure({ mode: 'parallel' });

const sizes = [150, 175, 200];
const widths = [320, 390, 768, 1024, 1280];
/** Where words have least room, and most: every page's own are tried there, those of every kind at each width. */
const extremes = [320, 1280];
const ofEveryKind = pagesOfEveryKind(quietPaths);

for (const path of quietPaths) {
  test(`${path}: large text`, async ({ page }) => {
    await openPage(page, path);
    for (const width of ofEveryKind.includes(path) ? widths : extremes) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of sizes) {
        await setTextSize(page, size);
        expect.soft(await faultsOf(page), `${size} % at ${width} px`).toEqual([]);
      }
    }
  });
}
