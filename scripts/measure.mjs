/**
 * `npm run weigh`, `bench:page`, `bench:search`, `lighthouse`, `roadside`, `contact-sheet` and others: measures the built site. Vite runs the measure `scripts/measure/{name}.ts`,
 * since it is TypeScript: it exports a function of the arguments that gives the exit code.
 */
import { runnerImport } from 'vite';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool } from './bootstrap/say.mjs';

const [name, ...args] = process.argv.slice(2);

await runTool(async () => {
  await buildIfStale();
  const measure = await runnerImport(`/scripts/measure/${name}.ts`, { root, logLevel: 'error' });
  return measure.module.default(args);
});
