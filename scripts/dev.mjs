/** `npm run dev`: the site with reload on save, on this machine only. */
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { run } from './bootstrap/run.mjs';
import { runTool } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  const port = process.env.PORT ?? '3000';
  return run(process.execPath, ['node_modules/vike/bin.js', 'dev', '--host', '127.0.0.1', '--port', port]);
});
