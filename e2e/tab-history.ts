import type { Page } from '@playwright/test';

/**
 * Reloads a page as it would itself, with the address and the state that it has just given itself. A browser that is told to from
 * outside may reload before it has heard of them.
 */
export async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await loaded;
}

/** Goes back once the page is whole: while it is still coming, Chromium may refuse to. */
export async function goBack(page: Page, options?: Parameters<Page['goBack']>[0]): Promise<void> {
  await page.waitForLoadState();
  await page.goBack(options);
}
