import { defineConfig } from 'vitest/config';

/** The tests that build the site in another place: too slow to stand among the unit tests. */
export default defineConfig({
  test: { include: ['{build,checks}/**/*.builds.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
});
