/**
 * `npm run static-host`: makes the folder that a static host serves, `.cache/static-host`, from a fresh build. To be run before
 * each upload: what it says of reporting weaknesses is true for 360 days.
 */
import { join } from 'node:path';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  await buildIfStale();
  const { runnerImport } = await import('vite');
  const options = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') };
  /** @type {{ module: typeof import('../build/static-site.ts') }} */
  const { module } = await runnerImport('/build/static-site.ts', options);
  /** @type {{ module: typeof import('../config/site.ts') }} */
  const { module: config } = await runnerImport('/config/site.ts', options);
  const { securityEmail, url } = config.site;
  const folder = join(root, '.cache/static-host');
  const owner = securityEmail ? { contact: securityEmail, siteUrl: url } : undefined;
  const names = module.writeStaticSite(join(root, 'dist'), folder, owner);
  say(`${names.length} files are in ${folder}: upload them all, .well-known too.`);
  return 0;
});
