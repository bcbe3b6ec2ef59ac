import { test as base, expect } from '../checks/base-test.ts';
import { type SlowDevice, slowDown } from './slow-device.ts';

interface Journey {
  /** Makes the device and its line slow until the test ends: the next one may have the same page. */
  slowDown: (device: SlowDevice) => Promise<void>;
  /** What an error reads like that is the test's own doing. */
  ownFault: RegExp | undefined;
  unharmed: undefined;
}

/**
 * A journey through the site. Whatever else it looks for, nothing on its way may break the pages' security policy, and no error
 * may stay uncaught.
 */
export const test = base.extend<Journey>({
  slowDown: async ({ page }, runTest) => {
    const restore: (() => Promise<void>)[] = [];
    await runTest(async (device) => void restore.push(await slowDown(page, device)));
    for (const each of restore) await each();
  },
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
        const { message, stack = '' } = thrown.error();
        if (isLeftOfClock(message, stack)) return;
        if (!ownFault?.test(message)) errors.push(message);
      });
      await use(undefined);
      expect(violations, 'what the policy has kept from happening').toEqual([]);
      expect(errors, 'what nobody has caught').toEqual([]);
    },
    { auto: true },
  ],
});

/** Of a held clock, what Playwright has in a browser's empty page is taken out in pieces. It is of no file; what is the site's, is. */
const isLeftOfClock = (message: string, stack: string) =>
  message.endsWith("reading 'controller')") && !stack.includes('://');

export { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
