/** `npm run mutate`: changes one thing in the rules after the other, and looks whether a test notices (Stryker). */
import { join } from 'node:path';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages, ensureTool } from './bootstrap/packages.mjs';
import { run } from './bootstrap/run.mjs';
import { runTool } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  const stryker = join(await ensureTool('stryker'), '@stryker-mutator/core/bin/stryker.js');
  return run(process.execPath, [stryker, 'run', ...process.argv.slice(2)]);
});
