import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { keepIn } from '../kept.ts';
import type { Folders } from '../step.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(html|css|js|svg|json|xml|txt|md|webmanifest)$/;

/**
 * Writes `x.br` and `x.gz` beside every text file, at the highest levels: compressed once, served many times. What has been
 * compressed before is kept in `.cache`.
 */
export async function compressFiles({ site }: Folders): Promise<void> {
  const kept = await keepIn('.cache/made/compressed');
  const files = filesBelow(site).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        kept(['br', bytes], () => brotli(bytes, { params })).then((packed) =>
          writeFile(`${file}.br`, packed),
        ),
        kept(['gz', bytes], () => zip(bytes, { level: 9 })).then((packed) => writeFile(`${file}.gz`, packed)),
      ]);
    }),
  );
}
