import { defineConfig } from 'vitest/config';
import { contentPlugins } from './build/plugins/content.ts';

// Where the drivers are, and not where hosts and servers stand: what forgets to name its time zone shows.
process.env.TZ ??= 'America/New_York';

const rooms = '{rules,search,catalog,config,site,gateway,fakes,build,deploy,scripts,docs}/**';
const checks = 'checks/{conventions,pseudo-language,search,rebrand}/**';
/** Of what starts a program or a database beside itself, or takes seconds: `x.integration.test.ts`. */
const integration = ['**/*.integration.test.{ts,mjs}'];

export default defineConfig({
  plugins: contentPlugins(),
  test: {
    // Every file would read the whole content for itself. They share it, and leave it as they found it.
    pool: 'threads',
    isolate: false,
    // None takes 5 seconds on a quiet machine; on a slow one, beside other work, each may take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    slowTestThreshold: 5_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${rooms}/*.test.{ts,tsx,mjs}`, `${checks}/*.test.ts`],
          exclude: integration,
          // By itself it leaves a core to whatever else there is.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          exclude: ['{dist,node_modules,.cache}/**'],
          globalSetup: 'gateway/testing/shared-postgres.ts',
          // They wait for a provider that hangs or a program that starts: one more than there are cores. Each reads all sources anew.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
