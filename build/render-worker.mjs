/** Renders pages beside other threads: those that it is started with, into the folder that it is told. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ server: string, renderer: string, site: string, scripts: string[], addresses: string[] }} */
const { server, renderer, site, scripts, addresses } = workerData;

try {
  await import(pathToFileURL(join(server, 'entry.mjs')).href);
  /** @type {typeof import('./renderer.ts')} */
  const { renderPages } = await import(pathToFileURL(join(server, renderer)).href);
  parentPort?.postMessage({ ids: await renderPages(addresses, site, scripts) });
} catch (error) {
  // As a plain object: a copy of an error would lose what kind it is.
  const { name, message, stack } = /** @type {Error} */ (error);
  parentPort?.postMessage({ failed: { name, message, stack } });
}
