import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes what `site/publish` makes beside the pages: sitemap, robots and the like.
 *
 * @param {string} site the built folder
 */
export async function writePublishedFiles(site) {
  const { publishedFiles } = await import(pathToFileURL(path.resolve('dist/publish/files.js')).href);
  for (const [name, text] of Object.entries(publishedFiles())) {
    const file = path.join(site, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
