import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, prerender } from 'vike/api';
import { inFewerBytes } from '../fewer-bytes.ts';
import { withIslandScripts } from '../islands-plugin.ts';
import { BuildError, type Folders } from '../step.ts';

/** Fetched beside the style sheet, the typeface would keep the text of a slow line waiting: it comes when the text is there. */
const fontPreload = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;

/** Renders every page to `client/`, with the scripts, styles and pictures that it asks for. */
export async function renderPages({ root }: Folders): Promise<void> {
  const viteConfig = { logLevel: 'warn', build: { outDir: root } } as const;
  await build({ viteConfig });
  const scripts = await readdir(join(root, 'client/static/js'));
  const pages: string[] = [];
  await prerender({
    viteConfig,
    // Vike writes the files itself where nobody else does, and prints the name of each.
    async onPagePrerender(page: unknown) {
      const { filePath, fileContent } = (page as PrerenderedPage)._prerenderResult;
      pages.push(filePath);
      await mkdir(dirname(filePath), { recursive: true });
      await writeFile(
        filePath,
        inFewerBytes(withIslandScripts(fileContent, scripts).replace(fontPreload, '')),
      );
    },
  });
  if (pages.length === 0) throw new BuildError('No page was rendered: site/pages has none that Vike knows.');
  // Vike's notes to itself.
  for (const name of ['client/.vite', 'server', 'assets.json'])
    await rm(join(root, name), { recursive: true, force: true });
}

interface PrerenderedPage {
  _prerenderResult: { filePath: string; fileContent: string };
}
