import { defineConfig } from 'vitest/config';
import { contentPlugins } from './build/content-plugins.ts';

export default defineConfig({
  plugins: contentPlugins(),
  test: {
    include: [
      '{rules,search,catalog,config,site,gateway,fakes,build,deploy,scripts,docs}/**/*.test.{ts,tsx,mjs}',
      'checks/{conventions,pseudo-language,search,rebrand}/**/*.test.ts',
    ],
    // Every file would read the whole content for itself. They share it, and leave it as they found it.
    pool: 'threads',
    isolate: false,
    // Several of them wait for a provider that hangs or a program that starts: more than there are cores.
    maxWorkers: 4,
    // None takes 5 seconds on a quiet machine; on a slow one, beside other work, each may take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    slowTestThreshold: 5_000,
  },
});
