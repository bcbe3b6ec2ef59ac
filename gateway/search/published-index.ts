import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { WrittenParts } from '#search/in-parts.ts';
import { StartError } from '../start-error.ts';

/** The index of the searches as the build has published it, in files. */
export interface PublishedIndex {
  /** The file of its core. */
  file: string;
  /** The same for indexes with the same parts, and for no others. */
  version: string;
  /** The names of all parts. */
  names(): Promise<string[]>;
  /** Those parts. @throws where there is none of a name */
  read(names: readonly string[]): Promise<WrittenParts>;
}

const fileSchema = z.object({ parts: z.string().regex(/^\/static\/search\/\w+\/$/) });

/**
 * The index in the folder of a built site.
 *
 * @throws StartError where there is none
 */
export function publishedIndex(siteFolder: string): PublishedIndex {
  const file = join(siteFolder, 'search-index.json');
  if (!existsSync(file)) throw new StartError(`There is no ${file}. Build the site first: npm run build`);
  const { parts } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const folder = join(siteFolder, parts);
  return {
    file,
    version: parts.split('/').at(-2)!,
    async names() {
      const files = await readdir(folder);
      return files.flatMap((each) => /^([\w-]+)\.json$/.exec(each)?.[1] ?? []);
    },
    async read(names) {
      const read = names.map(async (name) => [name, await readFile(join(folder, `${name}.json`), 'utf8')]);
      return Object.fromEntries(await Promise.all(read)) as WrittenParts;
    },
  };
}
