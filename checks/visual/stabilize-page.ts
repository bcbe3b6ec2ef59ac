import type { Page } from '@playwright/test';
import { styleHashes } from '../../gateway/http/style-hashes.ts';

/** No caret, nothing that moves, all laid out, and no chat of the operator's: what differs between moments and sites is taken out. */
const steady = `
*, *::before, *::after {
  caret-color: transparent !important;
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
}
section {
  content-visibility: visible !important;
}
footer ~ :has(> [data-chat]) {
  display: none !important;
}`;

/**
 * Serves the page in the typeface of the site, which the first page that a browser opens does without, and with the steady
 * style at the end of its own: the security policy lets no other in, and names this one by what it has become.
 */
export async function stabilize(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html
      .replace('font-display:optional', 'font-display:block')
      .replace('</style></head>', `${steady}</style></head>`);
    const headers = answer.headers();
    const policy = headers['content-security-policy']?.replace(/(?: 'sha256-[^']+')+/, () =>
      ['', ...styleHashes(body)].join(' '),
    );
    await route.fulfill({
      response: answer,
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
      body,
    });
  });
  // Answers that would move the page on by themselves never come.
  await page.route('**/v2/**', () => undefined);
}
