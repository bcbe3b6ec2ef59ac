import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { faultsOf, setTextSize } from './faults.ts';
import { openPage } from './open-page.ts';

/** A phone while its keyboard is open, and one that lies on its side. */
const screens = [
  { width: 390, height: 380 },
  { width: 640, height: 320 },
];

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: little height`, async ({ page }) => {
    await openPage(page, path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      expect.soft(await faultsOf(page), `${screen.width} by ${screen.height}`).toEqual([]);
      const shares = await page.evaluate(() => {
        const staying = [...document.querySelectorAll('body *')].filter(
          (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
        );
        return staying.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
        });
      });
      expect
        .soft(Math.max(0, ...shares), 'what stays on the screen takes a quarter of it')
        .toBeLessThan(0.25);
    }
    await setTextSize(page, 200);
    expect.soft(await faultsOf(page), 'with large text').toEqual([]);
  });
}
