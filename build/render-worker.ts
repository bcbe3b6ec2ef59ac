/** Renders pages beside other threads: those that it is started with, into the folder that it is told. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Renderer from './renderer.ts';
import { beThread } from './run-threads.ts';

/** What a thread is told: where Vike's files are and which of them renders, where to, with which scripts, and which pages. */
export interface RenderTask {
  server: string;
  renderer: string;
  site: string;
  scripts: readonly string[];
  pages: readonly Renderer.PageToRender[];
}

await beThread(async ({ server, renderer, site, scripts, pages }: RenderTask) => {
  await import(pathToFileURL(join(server, 'entry.mjs')).href);
  const { renderPages } = (await import(pathToFileURL(join(server, renderer)).href)) as typeof Renderer;
  return renderPages(pages, site, scripts);
});
