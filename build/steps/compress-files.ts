import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pack } from '../../gateway/http/pack.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { keepIn } from '../kept.ts';
import type { Folders } from '../step.ts';

const pages = /\.(html|md)$/;
const others = /\.(css|js|svg|json|xml|txt|webmanifest)$/;

/** Twice as many as there are threads that pack: each holds a file and what becomes of it. */
const atOnce = 8;

/** Compresses every page and its Markdown: they are finished before the files beside them. */
export const compressPages = ({ site }: Folders): Promise<void> => compressFiles(site, pages);

/** Compresses every text file that is no page. */
export const compressOthers = ({ site }: Folders): Promise<void> => compressFiles(site, others);

/**
 * Writes `x.br` and `x.gz` beside each text file: compressed once, served many times. What has been compressed before is
 * kept in `.cache`.
 */
async function compressFiles(site: string, kind: RegExp): Promise<void> {
  const kept = await keepIn('.cache/made/compressed');
  const packer = await readFile('gateway/http/pack.ts');
  const files = filesBelow(site)
    .filter((file) => kind.test(file))
    .values();
  const compressInTurn = async () => {
    for (const file of files) {
      const bytes = await readFile(file);
      const br = await kept(['br', packer, extname(file), bytes], () => pack.br(bytes, file));
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, await kept(['gz', bytes], () => pack.gzip(bytes)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressInTurn));
}
