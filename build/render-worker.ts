/** Renders pages beside other threads: those that it is told, into the folder that it is told. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type * as Renderer from './renderer.ts';
import { beThread } from './run-threads.ts';

/** What a thread is started with: where Vike's files are, and which of them renders. */
export interface RendererFiles {
  server: string;
  renderer: string;
}

/** What it is told: where to, with which scripts, and which pages. */
export interface RenderTask {
  site: string;
  scripts: readonly string[];
  pages: readonly Renderer.PageToRender[];
}

await beThread(async () => {
  const { server, renderer } = workerData as RendererFiles;
  await import(pathToFileURL(join(server, 'entry.mjs')).href);
  const { publisher, renderPages } = (await import(
    pathToFileURL(join(server, renderer)).href
  )) as typeof Renderer;
  // All words are read: the first page need not wait for them.
  publisher.pageAddresses();
  return ({ pages, site, scripts }: RenderTask) => renderPages(pages, site, scripts);
});
