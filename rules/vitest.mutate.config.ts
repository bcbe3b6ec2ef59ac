import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutate` runs on each change of a rule: those that call the rules. Tests that read the source as
 * text would fail on every change, and the ones with thousands of random inputs would take hours.
 */
export default defineConfig({
  test: {
    include: ['rules/**/*.test.ts'],
    exclude: ['rules/{index,readme}.test.ts'],
    testTimeout: 20_000,
  },
});
