import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { compressOthers, compressPages } from './compress-files.ts';

let site: string;
beforeEach(() => (site = temporaryFolder()));

test('pages, and then other text, have two compressed forms of the same content beside them, pictures have none', async () => {
  writeFileSync(join(site, 'a.html'), '<p>a</p>'.repeat(50));
  writeFileSync(join(site, 'p.png'), 'png');
  writeFileSync(join(site, 's.css'), 'p{}');
  await compressPages({ root: site, site });
  const pages = ['a.html', 'a.html.br', 'a.html.gz', 'p.png', 's.css'];
  expect(readdirSync(site).sort()).toEqual(pages);
  await compressOthers({ root: site, site });
  expect(readdirSync(site).sort()).toEqual([...pages, 's.css.br', 's.css.gz']);
  const read = (name: string) => readFileSync(join(site, name));
  expect(brotliDecompressSync(read('a.html.br'))).toEqual(read('a.html'));
  expect(gunzipSync(read('a.html.gz'))).toEqual(read('a.html'));
  expect(read('a.html.gz').subarray(4, 8)).toEqual(Buffer.alloc(4)); // no time in it
});
