/** `npm run dev`: what `npm start` serves, from the sources and with reload on save, on this machine only. */
import { refuseFolderName } from './bootstrap/folder-name.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { watchParent } from './bootstrap/parent-watch.mjs';
import { UserError, runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  refuseFolderName();
  await ensurePackages();
  const { runnerImport } = await import('vite');
  watchParent(() => process.exit(0));
  /**
   * @param {string} path
   * @returns {Promise<any>}
   */
  const load = async (path) => (await runnerImport(path, { logLevel: 'silent' })).module;
  /** @type {typeof import('../build/dev/server.ts') | undefined} */
  let server;
  try {
    const { startDevServer } = (server = await load('/build/dev/server.ts'));
    say(await startDevServer(process.env));
  } catch (error) {
    if (server && error instanceof server.StartError) throw new UserError(error.message);
    /** @type {typeof import('../build/dev/problems.ts')} */
    const { problemLine, problemsOf } = await load('/build/dev/problems.ts');
    // In the bundle that Vite makes of its configuration, no line is that of a source.
    const placed = await load('/vite.config.ts').then(
      () => error,
      (reason) => reason,
    );
    throw new UserError(problemsOf(placed).map(problemLine).join('\n'));
  }
  return 0;
});
// What was opened before something failed would keep a server going that answers nothing.
if (process.exitCode) process.exit();
