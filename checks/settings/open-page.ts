import { expect, type Page } from '@playwright/test';

/** Opens a page, and waits until its script has made tabs of the links that are to be some. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-tabs]:not([role])')).toHaveCount(0);
}
