/** `npm run dev`: what `npm start` serves, from the sources and with reload on save, on this machine only. */
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { watchParent } from './bootstrap/parent-watch.mjs';
import { UserError, runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../build/dev-server.ts') }} */
  const { module } = await runnerImport('/build/dev-server.ts', { logLevel: 'error' });
  watchParent(() => process.exit(0));
  try {
    say(await module.startDevServer(process.env));
  } catch (error) {
    throw error instanceof Error && error instanceof module.StartError ? new UserError(error.message) : error;
  }
  return 0;
});
