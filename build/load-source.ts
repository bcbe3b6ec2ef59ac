import { createServer } from 'vite';
import readingInNode from './vite.server.config.ts';

/** Loads a module of the sources with the words and styles that it imports; from the root, as `/site/routes.ts`. */
export async function loadSource<Module>(path: string): Promise<Module> {
  const server = await createServer({
    ...readingInNode,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule(path)) as Module;
  } finally {
    await server.close();
  }
}
