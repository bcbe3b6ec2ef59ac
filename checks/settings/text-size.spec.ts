import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { faultsOf, setTextSize } from './faults.ts';
import { openPage } from './open-page.ts';

test.describe.configure({ mode: 'parallel' });

const sizes = [150, 175, 200];
/** Where words have least room, and most. */
const extremes = [320, 1280];
const between = [390, 768, 1024];
const ofEveryKind = pagesOfEveryKind(quietPaths);

for (const path of quietPaths) {
  test(`${path}: large text`, async ({ page }) => {
    await openPage(page, path);
    const isOfItsKind = ofEveryKind.includes(path);
    // How something is laid out is tried wherever it stands; of every page's own words, whether the largest find room.
    for (const width of isOfItsKind ? [...extremes, ...between] : extremes) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of isOfItsKind && extremes.includes(width) ? sizes : sizes.slice(-1)) {
        await setTextSize(page, size);
        expect.soft(await faultsOf(page), `${size} % at ${width} px`).toEqual([]);
      }
    }
  });
}
