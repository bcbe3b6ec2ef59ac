import { expect, type Page } from '@playwright/test';
import { translate } from '../../e2e/translate.ts';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { openPage } from './open-page.ts';

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: all words are still seen once a browser has translated the page`, async ({ page }) => {
    await openPage(page, path);
    await translate(page);
    expect.soft(await lostWords(page)).toEqual([]);
    // What unfolds a tool in an article says something else once it is open.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-tool]')) fold.open = true;
    });
    expect.soft(await lostWords(page), 'unfolded').toEqual([]);
  });
}

test('a postal address is not translated, and its lines stand together', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/about-us');
  const address = page.locator('address:visible');
  const before = await address.boundingBox();
  await translate(page);
  await expect(address.locator('font')).toHaveCount(0);
  expect((await address.boundingBox())!.height).toBe(before!.height);
});

/** The words that are not seen though what they stand in is: a style sheet takes the elements around them for others. */
const lostWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('font > font')]
      .filter((words) => !words.checkVisibility() && words.closest(':not(font)')!.checkVisibility())
      .map(({ textContent }) => textContent),
  );
