import { expect, test } from '@playwright/test';
import { findBrowser, isHeadlessShell } from '../../scripts/bootstrap/browser.mjs';
import { visualPages } from './pages.ts';
import { stabilize } from './stabilize-page.ts';

const screens = [
  { width: 390, height: 844, maxHeightPx: 2200 },
  { width: 1280, height: 800, maxHeightPx: 1500 },
];

test.skip(
  !isHeadlessShell(findBrowser()),
  'The pictures were taken with chromium-headless-shell: others draw letters as their machine likes them.',
);

for (const { name, path, dark, whole } of visualPages) {
  for (const { maxHeightPx, ...viewport } of screens) {
    for (const colorScheme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
      const picture = [name, viewport.width, colorScheme].join('-');
      test.describe(() => {
        test.use({ viewport, colorScheme, deviceScaleFactor: 1 });

        test(picture, async ({ page }) => {
          await stabilize(page);
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          expect(await page.evaluate(() => document.fonts.check('700 16px Overpass'))).toBe(true);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await expect(page).toHaveScreenshot(`${picture}.png`, {
            fullPage: true,
            clip: {
              x: 0,
              y: 0,
              width: viewport.width,
              height: whole ? height : Math.min(height, maxHeightPx),
            },
          });
        });
      });
    }
  }
}
