import type { Page } from '@playwright/test';

/** Goes somewhere, and waits until the page has a script that it asks for by itself, and has run it. */
export async function gotoWithScript(page: Page, path: string, name: RegExp): Promise<void> {
  const response = page.waitForResponse(name);
  await page.goto(path);
  // Asked for once more it is the same one, and there when it has run.
  await page.evaluate(async (url) => void (await import(url)), (await response).url());
}
