import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadPublisher } from '../publisher.ts';
import { BuildError, type Folders } from '../step.ts';

/**
 * Writes what `site/publish` makes: sitemap, robots and the like beside the pages, beside the server what it
 * reads, and beside the rules their words.
 *
 * @throws BuildError where one of them is empty
 */
export async function writePublishedFiles({ root, site }: Folders): Promise<void> {
  const { publishedFiles, serverFiles, packageFiles } = await loadPublisher();
  await writeFiles(site, publishedFiles());
  await writeFiles(join(root, 'gateway'), serverFiles());
  await writeFiles(join(root, 'rules'), packageFiles());
}

/** @param files text by path */
async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    if (!text) throw new BuildError(`The published file ${name} is empty: see site/publish/files.ts.`);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
