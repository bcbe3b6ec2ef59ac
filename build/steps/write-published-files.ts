import { join } from 'node:path';
import { defaultLanguage } from '../../config/languages.ts';
import type { Analysis, IndexedDocument } from '../../search/build-index.ts';
import { nameOf } from '../kept/files.ts';
import { keptLines } from '../kept/lines.ts';
import { loadedRenderer } from '../publisher.ts';
import { BuildError, type Folders } from '../step.ts';
import { writeBelow } from '../write-below.ts';

/**
 * Writes what `site/publish` makes: sitemap, robots and the like beside the pages, beside the server what it
 * reads, and beside the rules their words.
 *
 * @throws BuildError where one of them is empty
 */
export async function writePublishedFiles({ root, site }: Folders): Promise<void> {
  const { renderer, bundle } = await loadedRenderer();
  const { publishedFiles, serverFiles, packageFiles } = renderer.publisher;
  const analyses = keptLines<Analysis>(`.cache/made/search/${defaultLanguage}`, bundle);
  const analyzed = (document: IndexedDocument, analyze: () => Analysis) =>
    analyses.of(nameOf(JSON.stringify(document)), analyze);
  writeFiles(site, publishedFiles(defaultLanguage, analyzed));
  analyses.save();
  writeFiles(join(root, 'gateway'), serverFiles());
  writeFiles(join(root, 'rules'), packageFiles());
}

/** @param files text by path */
function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    if (!text) throw new BuildError(`The published file ${name} is empty: see site/publish/files.ts.`);
    writeBelow(folder, name, text);
  }
}
