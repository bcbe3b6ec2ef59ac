import { join } from 'node:path';
import { bundle } from '../bundler.ts';
import { keepRenderer } from '../publisher.ts';
import { rendererFile } from '../plugins/renderer.ts';
import type { Folders } from '../step.ts';

/** Bundles the pages with what makes the files beside them, and their scripts, styles and pictures to `client/`. */
export async function bundlePages({ root }: Folders): Promise<void> {
  const name = await bundle('bundle-pages', root, ['client', 'server']);
  keepRenderer({ file: join(root, 'server', rendererFile), bundle: name });
}
