import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundler.ts';
import { keepRenderer } from '../publisher.ts';
import type * as Renderer from '../renderer.ts';
import { rendererFile } from '../renderer-plugin.ts';
import type { Folders } from '../step.ts';

/** Bundles the pages with what makes the files beside them, and their scripts, styles and pictures to `client/`. */
export async function bundlePages({ root }: Folders): Promise<void> {
  const name = await bundle('bundle-pages', root, ['client', 'server']);
  const file = join(root, 'server', rendererFile);
  keepRenderer({ renderer: (await import(pathToFileURL(file).href)) as typeof Renderer, bundle: name });
}
