import type { Page } from '@playwright/test';

/** Collects what must never happen: uncaught errors, unhandled rejections, and what the security policy refused. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}
