import { defineConfig } from 'vitest/config';
import { contentPlugins } from './tools/vite-content.ts';

export default defineConfig({
  plugins: contentPlugins(),
  test: {
    include: [
      '{rules,catalog,site,gateway,fakes,tools,docs}/**/*.test.{ts,tsx,mjs}',
      'checks/{house,search,rebrand}/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
