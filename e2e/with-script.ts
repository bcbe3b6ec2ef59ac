import type { Page } from '@playwright/test';

/** Does what makes a page ask for a script, such as going to it, and waits until that script has run. */
export async function withScript(page: Page, name: RegExp, act: () => Promise<unknown>): Promise<void> {
  const response = page.waitForResponse(name);
  await act();
  // Asked for once more it is the same one, and there when it has run.
  await page.evaluate(async (url) => void (await import(url)), (await response).url());
}
