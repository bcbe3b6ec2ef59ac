/** `npm run review`: the help pages that somebody should read again, with their files. */
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  checkNodeVersion();
  await ensurePackages();
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../build/load-source.ts') }} */
  const { module } = await runnerImport('/build/load-source.ts', { root, logLevel: 'warn' });
  /** @type {typeof import('../site/publish/files.ts')} */
  const { helpReview } = await module.loadSource('/site/publish/files.ts');
  const { overdue, due, wrong } = helpReview(new Date().toISOString().slice(0, 10));
  const lists = { Overdue: overdue, 'Within 30 days': due, 'Days that cannot be meant': wrong };
  for (const [name, lines] of Object.entries(lists)) say([`${name}: ${lines.length}`, ...lines].join('\n'));
  return 0;
});
