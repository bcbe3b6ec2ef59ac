import { defineConfig } from 'vitest/config';
import { contentPlugins } from './build/content-plugins.ts';

export default defineConfig({
  plugins: contentPlugins(),
  test: {
    include: [
      '{rules,search,catalog,site,gateway,fakes,build,scripts,docs}/**/*.test.{ts,tsx,mjs}',
      'checks/{conventions,search,rebrand}/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
