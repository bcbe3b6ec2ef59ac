import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes what `site/publish` makes: sitemap, robots and the like beside the pages, and beside the server what it reads.
 *
 * @param {string} site the built folder of the pages
 * @param {string} server the built folder of the server
 */
export async function writePublishedFiles(site, server) {
  const { publishedFiles, serverFiles } = await import(pathToFileURL(path.resolve('dist/publish/files.js')).href);
  await writeFiles(site, publishedFiles());
  await writeFiles(server, serverFiles());
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files text by path
 */
async function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
