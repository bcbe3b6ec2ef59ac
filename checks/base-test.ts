import { type Page, test as base } from '@playwright/test';

/**
 * `test` for whatever visits the built site. Playwright ends a worker, and its browser with it, where the next tests have other
 * fixtures that last as long as a worker: so all have the same, the page of `reader.ts`, which is opened for who asks for it.
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
