import { createServer } from 'vite';
import type * as Files from '../site/publish/files.ts';
import readingInNode from './vite.server.config.ts';

/** What `site/publish` says about the files beside the pages. */
type Publisher = typeof Files;

let loading: Promise<Publisher> | undefined;

/** Loads the maker of the files beside the pages, once. */
export function loadPublisher(): Promise<Publisher> {
  return (loading ??= load());
}

async function load(): Promise<Publisher> {
  const server = await createServer({
    ...readingInNode,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule('/site/publish/files.ts')) as Publisher;
  } finally {
    await server.close();
  }
}
