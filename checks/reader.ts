import { type Page, test as base } from '@playwright/test';

/**
 * `test` whose `page` all tests of a worker share, as a reader goes from page to page: a new one costs more than most pages
 * that it opens. For checks that only read: what a page stores, others find. `script: false` turns JavaScript off.
 */
export const test = base.extend<object, { reader: Page; script: boolean }>({
  script: [true, { option: true, scope: 'worker' }],
  reader: [
    async ({ browser, script }, use, { project }) => {
      const { baseURL, locale, contextOptions } = project.use;
      const settings = { baseURL: baseURL!, locale: locale!, javaScriptEnabled: script };
      const context = await browser.newContext({ ...contextOptions, ...settings });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ reader }, runTest) => {
    await reader.setViewportSize({ width: 390, height: 844 });
    await runTest(reader);
    reader.removeAllListeners();
    await reader.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  },
});
