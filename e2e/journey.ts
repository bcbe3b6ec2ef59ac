import { test as base, expect } from '@playwright/test';

interface Journey {
  /** What an error reads like that is the test's own doing. */
  ownFault: RegExp | undefined;
  unharmed: undefined;
}

/**
 * A journey through the site. Whatever else it looks for, nothing on its way may break the pages' security policy, and no error
 * may stay uncaught.
 */
export const test = base.extend<Journey>({
  ownFault: [undefined, { option: true }],
  unharmed: [
    async ({ context, ownFault }, use) => {
      const violations: string[] = [];
      const errors: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted ?(Type|HTML|Script)|Permissions-Policy/i.test(message.text()))
          violations.push(message.text());
      });
      context.on('weberror', (thrown) => {
        const { message } = thrown.error();
        if (!ownFault?.test(message)) errors.push(message);
      });
      await use(undefined);
      expect(violations, 'what the policy has kept from happening').toEqual([]);
      expect(errors, 'what nobody has caught').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Locator, type Page, type Route } from '@playwright/test';
