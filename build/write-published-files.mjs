import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes what `site/publish` makes: sitemap, robots and the like beside the pages, and beside the server what it reads.
 * Help pages past their review date are named; long past it they stop the build.
 *
 * @param {string} site the built folder of the pages
 * @param {string} server the built folder of the server
 */
export async function writePublishedFiles(site, server) {
  const { publishedFiles, serverFiles, packageFiles, helpReview } = await import(
    pathToFileURL(path.resolve('dist/publish/files.js')).href
  );
  const { due, overdue } = helpReview(new Date().toISOString().slice(0, 10));
  for (const line of due) console.warn(line);
  if (overdue.length > 0) throw new Error(overdue.join('\n'));

  await writeFiles(site, publishedFiles());
  await writeFiles(server, serverFiles());
  await writeFiles('dist/rules', packageFiles());
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
