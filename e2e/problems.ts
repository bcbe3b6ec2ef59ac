import type { Page } from '@playwright/test';

/**
 * Collects from now on what must never happen on a page: uncaught errors and unhandled rejections. What the security policy
 * refuses, every journey looks for by itself.
 *
 * @param ignored what the fault of the test itself is made of
 */
export function problemsOf(page: Page, ignored?: RegExp): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!ignored?.test(message)) problems.push(message);
  });
  return problems;
}
