import { expect, test } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { faultsOf } from './faults.ts';
import { openPage } from './open-page.ts';

for (const path of quietPaths) {
  test(`${path}: labels 40 % longer, as in other languages`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => {
      const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase();
      for (const label of document.querySelectorAll(
        'a, button, label, legend, summary, th, h1, h2, h3, option',
      )) {
        for (const node of label.childNodes) {
          if (node.nodeType === 3) node.nodeValue = node.nodeValue!.replace(/\p{Letter}{2,}/gu, longer);
        }
      }
    });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
    }
  });
}
