/**
 * `npm run checks`, `settings`, `language`, `journeys`, `visual`, `visual:update` and `dev:check`: the browser tests of the
 * folders that are given, over the site as its sources are now. What else is given goes to Playwright, as in
 * `npm run checks -- -g links`.
 */
import { ensureBrowser } from './bootstrap/browser.mjs';
import { browserTestFiles } from './bootstrap/browser-test-files.mjs';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { freePort } from './bootstrap/free-port.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { run } from './bootstrap/run.mjs';
import { runTool } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  await buildIfStale();
  const SITE_PORT = process.env.SITE_PORT ?? String(await freePort());
  const env = { ...process.env, CHROMIUM: await ensureBrowser(), SITE_PORT };
  const playwright = 'node_modules/@playwright/test/cli.js';
  return run(process.execPath, [playwright, 'test', ...browserTestFiles(process.argv.slice(2))], { env });
});
