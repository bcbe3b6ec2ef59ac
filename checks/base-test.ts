import { type Page, test as base } from '@playwright/test';

/**
 * `test` for whatever visits the built site. Playwright starts a worker and a browser anew between tests that know of other things
 * to be kept from one to the next: all know of these, and start them when they ask.
 */
export const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, locale: locale! });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
