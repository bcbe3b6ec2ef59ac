import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isSmallData, pack } from '../../gateway/http/pack.ts';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { filesOfPage, keepFinished, readArticlePages } from '../kept/finished-pages.ts';
import { keepIn } from '../kept/files.ts';
import type { Folders } from '../step.ts';

/** What has a say in what is packed, and how it is kept. */
const packedBy = ['gateway/http/pack.ts', 'build/steps/compress-files.ts'];
const texts = /\.(html|md|css|js|svg|json|xml|txt|webmanifest)$/;

/** One for each core, and one that reads or writes meanwhile. More would take turns in the cores' caches, and a tenth longer. */
const atOnce = availableParallelism() + 1;

/**
 * Writes `x.br` and `x.gz` beside each text file: compressed once, served many times. Small data have no `x.gz`, which only a browser
 * without a secure connection would ask for. What has been compressed before is kept in `.cache`. An article's page is finished then, and
 * kept whole for later builds.
 */
export async function compressFiles({ root, site }: Folders): Promise<void> {
  const kept = keepIn('.cache/made/compressed');
  // What one version of Node has packed, an older one may not read.
  const packers = [process.version, ...packedBy.map((file) => readFileSync(file))];
  const pages = readArticlePages(root);
  const done = new Set(pages.filter(({ isDone }) => isDone).flatMap(({ address }) => filesOfPage(address)));
  const files = namesBelow(site)
    .filter((name) => texts.test(name) && !done.has(name))
    .map((name) => join(site, name))
    .values();
  const compressInTurn = async () => {
    for (const file of files) {
      const bytes = readFileSync(file);
      const isSmall = isSmallData(file, bytes);
      const forms = await kept([...packers, extname(file), String(isSmall), bytes], async () =>
        serialize(await Promise.all([pack.br(bytes, file), ...(isSmall ? [] : [pack.gzip(bytes)])])),
      );
      const [br, gz] = deserialize(forms) as [Uint8Array, Uint8Array?];
      writeFileSync(`${file}.br`, br);
      if (gz) writeFileSync(`${file}.gz`, gz);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressInTurn));
  for (const { address, finished, isDone } of pages)
    if (finished && !isDone) keepFinished(address, site, finished);
}
