/**
 * `npm start`: installs what is missing, builds what is stale, and serves the site. Only what Node brings along is
 * imported here, since nothing else may be installed yet.
 */
import { buildIfStale, server } from './bootstrap/build-if-stale.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { run } from './bootstrap/run.mjs';
import { runTool } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  await buildIfStale();
  return run(process.execPath, [server]);
});
