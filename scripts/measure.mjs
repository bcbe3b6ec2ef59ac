/**
 * `npm run weigh`, `lighthouse` and others: measures the built site by `scripts/measure/{name}.ts`, whose default export takes the
 * arguments and gives the exit code. Vite runs it, since it is TypeScript.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { ensureTool } from './bootstrap/packages.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool } from './bootstrap/say.mjs';

const [name, ...args] = process.argv.slice(2);

await runTool(async () => {
  await buildIfStale();
  const measure = await runnerImport(`/scripts/measure/${name}.ts`, { root, logLevel: 'error' });
  return measure.module.default(args, load);
});

/**
 * A module of a tool that is installed when it is first asked for. Imported here, since Vite would take it for a source.
 *
 * @param {Parameters<typeof ensureTool>[0]} tool
 * @param {string} file among the tool's packages
 * @returns {Promise<unknown>}
 */
async function load(tool, file) {
  return import(pathToFileURL(join(await ensureTool(tool), file)).href);
}
