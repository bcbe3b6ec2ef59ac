/** Compiles articles beside the thread that asks for them: gets `[name, source]`, answers with the article or what is wrong. */
import { parentPort } from 'node:worker_threads';
import { runnerImport } from 'vite';
import { root } from '../scripts/bootstrap/root.mjs';

const options = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') };
/** @type {{ module: typeof import('./compile-article.ts') }} */
const { module } = await runnerImport('/build/compile-article.ts', options);

parentPort?.on('message', (/** @type {[name: string, source: string]} */ [name, source]) => {
  module.compileArticle(name, source).then(
    (made) => parentPort?.postMessage({ name, made }),
    // As a plain object: a copy of an error would lose what kind it is.
    (/** @type {Error & { problems?: object[] }} */ { problems, message, stack }) =>
      parentPort?.postMessage({ name, failed: { problems, message, stack } }),
  );
});
