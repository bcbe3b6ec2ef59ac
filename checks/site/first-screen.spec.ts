import { expect, test } from '@playwright/test';
import { articlePaths } from '../built-site.ts';

/** What is to be seen of a page on a phone of 844 px, below the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

test('the first line of the first answer is on the first screen of every article', async ({ page }) => {
  expect(articlePaths.length).toBeGreaterThan(20);
  for (const path of articlePaths) {
    await page.goto(path);
    const bottom = await page.evaluate(() => {
      const blocks = [...document.querySelectorAll('main section :is(p, li, dd)')];
      const range = document.createRange();
      range.selectNodeContents(blocks.find((block) => block.textContent.trim())!);
      return range.getClientRects()[0]!.bottom;
    });
    expect.soft(bottom, path).toBeLessThan(664);
  }
});
