import { test as base } from './base-test.ts';

/**
 * `test` whose `page` all tests of a worker share, as a reader goes from page to page: a new one costs more than most pages
 * that it opens. For checks that only read: what a page stores, others find.
 */
export const test = base.extend({
  page: async ({ reader }, runTest) => {
    await reader.setViewportSize({ width: 390, height: 844 });
    await runTest(reader);
    reader.removeAllListeners();
    await reader.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  },
});
