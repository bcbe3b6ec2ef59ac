import { expect, test } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { faultsOf, setTextSize } from './faults.ts';
import { openPage } from './open-page.ts';

const sizes = [150, 175, 200];
const widths = [320, 390, 768, 1024, 1280];

for (const path of quietPaths) {
  test(`${path}: large text`, async ({ page }) => {
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of sizes) {
        await setTextSize(page, size);
        expect.soft(await faultsOf(page), `${size} % at ${width} px`).toEqual([]);
      }
    }
  });
}
