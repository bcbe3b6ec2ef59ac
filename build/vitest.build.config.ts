import { defineConfig } from 'vitest/config';
import { contentPlugins } from './plugins/content.ts';

/** `npm run build:test`: tests that really build, in copies of the repository. */
export default defineConfig({
  plugins: contentPlugins(),
  test: {
    include: ['build/*.spec.ts', 'checks/rebrand/*.spec.ts'],
    // A machine that does other things besides takes several times as long.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
