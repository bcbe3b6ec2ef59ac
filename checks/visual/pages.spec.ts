import { test } from '../base-test.ts';
import { findBrowser, isHeadlessShell } from '../../scripts/bootstrap/browser.mjs';
import { withPictures } from '../launch-options.ts';
import { visualPages } from './pages.ts';
import { comparePage, steadyAt } from './steady-page.ts';

const screens = [
  { width: 390, height: 844, maxHeightPx: 2200 },
  { width: 1280, height: 800, maxHeightPx: 1500 },
];

test.use({ launchOptions: withPictures });
test.skip(
  !isHeadlessShell(findBrowser()),
  'The pictures were taken with chromium-headless-shell: others draw letters as their machine likes them.',
);

for (const { name, path, settled } of visualPages) {
  for (const { maxHeightPx, ...viewport } of screens) {
    test(`${name} ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await steadyAt(page, path);
      if (settled) await page.getByText(settled).first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await comparePage(page, [name, viewport.width, colorScheme].join('-'), Math.min(height, maxHeightPx));
      }
    });
  }
}
