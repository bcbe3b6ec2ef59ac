import { test as base, expect } from '@playwright/test';

/** A journey through the site. Whatever else it looks for, nothing on its way may break the pages' security policy. */
export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted ?(Type|HTML|Script)|Permissions-Policy/i.test(message.text()))
          violations.push(message.text());
      });
      await use(undefined);
      expect(violations, 'what the policy has kept from happening').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page, type Route } from '@playwright/test';
