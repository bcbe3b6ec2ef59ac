/** Renders pages beside other threads: those that it is started with, into the folder that it is told. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Renderer from './renderer.ts';

/** What a thread is told: where Vike's files are and which of them renders, where to, with which scripts, and which pages. */
export interface RenderTask {
  server: string;
  renderer: string;
  site: string;
  scripts: readonly string[];
  pages: readonly Renderer.PageToRender[];
}

const { server, renderer, site, scripts, pages } = workerData as RenderTask;

try {
  await import(pathToFileURL(join(server, 'entry.mjs')).href);
  const { renderPages } = (await import(pathToFileURL(join(server, renderer)).href)) as typeof Renderer;
  parentPort?.postMessage({ ids: await renderPages(pages, site, scripts) });
} catch (error) {
  // As a plain object: a copy of an error would lose what kind it is.
  const { name, message, stack } = error as Error;
  parentPort?.postMessage({ failed: { name, message, stack } });
}
