import type { Page } from '@playwright/test';

/**
 * Collects from now on what must never happen on a page: uncaught errors, unhandled rejections, and what the security
 * policy refused.
 *
 * @param ignored what the fault of the test itself is made of
 */
export function problemsOf(page: Page, ignored?: RegExp): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!ignored?.test(message)) problems.push(message);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}
