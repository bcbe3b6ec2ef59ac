import { defineConfig } from 'vitest/config';

/** `npm run build:test`: tests that really build, in copies of the repository. */
export default defineConfig({
  test: {
    include: ['build/*.spec.ts', 'checks/rebrand/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
