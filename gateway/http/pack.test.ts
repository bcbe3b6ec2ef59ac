import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';

const text = readFileSync('content/en/help/drive/VehicleReservations.mdx');
const long = Buffer.from(Array.from({ length: 6000 }, (_, at) => `${at * 7919}`).join(' '));

test.each(['a.html', 'a.js', 'a.md', 'a.json'])('%s is what it was, and always the same', async (name) => {
  const [one, other] = await Promise.all([pack.br(text, name), pack.br(text, name)]);
  expect(one.equals(other)).toBe(true);
  expect(brotliDecompressSync(one).equals(text)).toBe(true);
  expect(gunzipSync(await pack.gzip(text)).equals(text)).toBe(true);
});

test('a large page is packed as well as a script, a small one nearly as well', async () => {
  expect((await pack.br(long, 'a.html')).length).toBeGreaterThan(10_500);
  expect(await pack.br(long, 'a.html')).toEqual(await pack.br(long, 'a.js'));
  const [page, script] = await Promise.all([pack.br(text, 'a.html'), pack.br(text, 'a.js')]);
  expect(page.length).toBeGreaterThanOrEqual(script.length);
  expect(page.length).toBeLessThan(script.length * 1.05);
});

test('a small part of data is packed nearly as well as a script', async () => {
  const part = long.subarray(0, 1_200);
  const [data, script] = await Promise.all([pack.br(part, 'a.json'), pack.br(part, 'a.js')]);
  expect(brotliDecompressSync(data).equals(part)).toBe(true);
  expect(data.length).toBeLessThan(script.length * 1.05);
});
