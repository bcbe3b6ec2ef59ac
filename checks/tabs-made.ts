import { expect, type Page } from '@playwright/test';

/** Waits until the script, which comes after the page is loaded, has made tabs of the links that are to be some. */
export const tabsMade = (page: Page): Promise<void> =>
  expect(page.locator('[data-tabs]:not([role])')).toHaveCount(0);
