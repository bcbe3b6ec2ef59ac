import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundler.ts';
import { keepPublisher } from '../publisher.ts';
import type * as Renderer from '../renderer.ts';
import { rendererFile } from '../renderer-plugin.ts';
import type { Folders } from '../step.ts';

/** Beside the bundle: what names all that it was made from. */
export const bundleNameFile = 'made-from';

/** Bundles the pages with what makes the files beside them, and their scripts, styles and pictures to `client/`. */
export async function bundlePages({ root }: Folders): Promise<void> {
  const server = join(root, 'server');
  const name = await bundle('bundle-pages', root, ['client', 'server']);
  await writeFile(join(server, bundleNameFile), name);
  const { publisher } = (await import(pathToFileURL(join(server, rendererFile)).href)) as typeof Renderer;
  keepPublisher(publisher);
}
