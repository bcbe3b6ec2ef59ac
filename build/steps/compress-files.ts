import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pack } from '../../gateway/http/pack.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { keepIn } from '../kept.ts';
import type { Folders } from '../step.ts';

const text = /\.(html|css|js|svg|json|xml|txt|md|webmanifest)$/;

/**
 * Writes `x.br` and `x.gz` beside every text file: compressed once, served many times. What has been compressed before is
 * kept in `.cache`.
 */
export async function compressFiles({ site }: Folders): Promise<void> {
  const kept = await keepIn('.cache/made/compressed');
  const packer = await readFile('gateway/http/pack.ts');
  const files = filesBelow(site).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await Promise.all([
        kept(['br', packer, extname(file), bytes], () => pack.br(bytes, file)).then((packed) =>
          writeFile(`${file}.br`, packed),
        ),
        kept(['gz', bytes], () => pack.gzip(bytes)).then((packed) => writeFile(`${file}.gz`, packed)),
      ]);
    }),
  );
}
