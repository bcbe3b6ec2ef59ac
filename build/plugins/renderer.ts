import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file, beside Vike's, that renders pages and makes the files beside them. */
export const rendererFile = 'renderer.mjs';

/** Bundles `renderer.ts` with the pages: both read the words once, and no step loads the sources anew. */
export function rendererPlugin(): Plugin {
  let root = '.';
  return {
    name: 'renderer',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.name === 'client') return;
      this.emitFile({
        type: 'chunk',
        id: join(root, 'build/renderer.ts'),
        fileName: rendererFile,
        preserveSignature: 'strict',
      });
    },
  };
}
