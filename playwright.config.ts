import { defineConfig } from '@playwright/test';
import { withoutPictures } from './checks/launch-options.ts';

/** `npm test` chooses a free port; this one serves whoever runs Playwright by hand. */
const port = Number(process.env.SITE_PORT ?? 4173);

/**
 * The built site in Chromium, a folder for each kind of test: `checks/site` visits every page, `checks/settings` visits it as
 * visitors have set their browsers, `checks/visual` compares pictures, `e2e` does what people do. `checks/dev` and
 * `checks/pseudo-language` serve a copy of the repository and try it from one worker, one test after the other: they stand
 * first among the folders, so that nobody waits for them at the end.
 *
 * All are one project: each would start workers of its own.
 */
export default defineConfig({
  outputDir: 'test-results',
  // What ends in .test.ts is vitest's.
  testMatch: '{checks/{dev,pseudo-language,settings,site,visual},e2e}/*.spec.ts',
  // As long as a busy machine may take; what comes sooner is not waited for.
  timeout: 120_000,
  // Of pictures, less than half of the smallest button may differ; `threshold` lets the edges of letters and lines differ
  // between machines.
  expect: { timeout: 30_000, toMatchSnapshot: { maxDiffPixels: 200, threshold: 0.2 } },
  // One set of pictures for every machine: see docs/decisions/0005-look-and-brand.md.
  snapshotPathTemplate: 'checks/visual/snapshots/{arg}{ext}',
  // One more than two cores: some wait, for what glides most of all. A fourth would only take the others' time.
  workers: 3,
  // A file is one worker's: handing out each test costs as much as many of them take. Long files ask for 'parallel'.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a bug: it is not tried again.
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Tests that want the same browser share one, emptied in between: opening a page is half of what most of them take.
    reuseContext: true,
    // Waiting for animations is what makes browser tests flaky; the few tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    launchOptions: withoutPictures,
  },
  webServer: {
    command: 'node dist/gateway/server.js',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      SESSION_TOKENS_PER_MINUTE: '1000',
      SEARCHES_PER_10_S: '1000',
      // The page with the answers is what is tried, however busy the machine is.
      SEARCH_TIMEOUT_MS: '60000',
    },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
    reuseExistingServer: false,
  },
});
