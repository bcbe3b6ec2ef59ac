import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/bootstrap/browser.mjs';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { faultsOf } from './faults.ts';
import { openPage } from './open-page.ts';

// The browser's own setting, which media queries see too: 32 px in place of 16.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: text twice as large in the browser's settings`, async ({ page }) => {
    await openPage(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
    }
  });
}
