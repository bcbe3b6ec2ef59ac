import type { Page } from '@playwright/test';

/** No caret, nothing that moves: what differs between moments is taken out. */
const steady = `
*, *::before, *::after {
  caret-color: transparent !important;
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
}`;

/**
 * Serves the page in the typeface of the site, which the first page that a browser opens does without, and with the steady
 * style at the end of its own style sheet: the security policy lets no other in.
 */
export async function stabilize(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({
      response: answer,
      body: css.replace('font-display:optional', 'font-display:block') + steady,
    });
  });
  // Answers that would move the page on by themselves never come.
  await page.route('**/v2/**', () => undefined);
}
