import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { compressFiles } from './compress-files.ts';

let site: string;
beforeEach(() => (site = temporaryFolder()));

test('text has two compressed forms of the same content beside it, pictures have none', async () => {
  writeFileSync(join(site, 'a.html'), '<p>a</p>'.repeat(50));
  writeFileSync(join(site, 'p.png'), 'png');
  writeFileSync(join(site, 's.css'), 'p{}');
  await compressFiles({ root: site, site });
  const names = ['a.html', 'a.html.br', 'a.html.gz', 'p.png', 's.css', 's.css.br', 's.css.gz'];
  expect(readdirSync(site).sort()).toEqual(names);
  const read = (name: string) => readFileSync(join(site, name));
  expect(brotliDecompressSync(read('a.html.br'))).toEqual(read('a.html'));
  expect(gunzipSync(read('a.html.gz'))).toEqual(read('a.html'));
  expect(read('a.html.gz').subarray(4, 8)).toEqual(Buffer.alloc(4)); // no time in it
});

test('data that fit one packet have one compressed form', async () => {
  writeFileSync(join(site, 'small.json'), '[1,2,3]');
  writeFileSync(join(site, 'large.json'), JSON.stringify('data '.repeat(300)));
  await compressFiles({ root: site, site });
  const names = ['large.json', 'large.json.br', 'large.json.gz', 'small.json', 'small.json.br'];
  expect(readdirSync(site).sort()).toEqual(names);
});
