import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshFolder, replaceDist } from './replace-dist.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let works: string;
let dist: string;
let replaced: string;
beforeEach(() => {
  const root = temporaryFolder();
  works = join(root, 'works');
  dist = join(root, 'dist');
  replaced = join(root, 'replaced');
});

function fill(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
  return folder;
}
const served = () => readFileSync(join(dist, 'index.html'), 'utf8');

test('the new folder takes the place of the former one, and nothing else is left', async () => {
  for (const text of ['first', 'second']) {
    await replaceDist(fill(await freshFolder(works, dist), text), dist, replaced);
    expect(served()).toBe(text);
  }
  expect(readdirSync(works)).toEqual([]);
});

test('where the former one cannot be taken away the new one is in place, and the next build clears it away', async () => {
  fill(dist, 'former');
  writeFileSync(replaced, 'a file');
  const folder = fill(await freshFolder(works, dist), 'new');
  await replaceDist(folder, dist, replaced);
  expect(served()).toBe('new');
  // As that of a build which has ended.
  renameSync(join(works, String(process.pid)), join(works, '999999999'));
  await freshFolder(works, dist);
  expect(served()).toBe('new');
  expect(readdirSync(works)).toEqual([String(process.pid)]);
});

test('the former one stays where the new one cannot come', async () => {
  fill(dist, 'former');
  const folder = await freshFolder(works, dist);
  rmSync(folder, { recursive: true });
  await expect(replaceDist(folder, dist, replaced)).rejects.toThrow(
    /^The new dist\/ cannot be put in place: /,
  );
  expect(served()).toBe('former');
});

test('what killed builds have left is cleared away, the site that one had taken away comes back', async () => {
  fill(join(works, '999999999', 'former'), 'former');
  fill(join(works, String(process.ppid), 'dist'), 'at work');
  await freshFolder(works, dist);
  expect(served()).toBe('former');
  expect(existsSync(join(works, '999999999'))).toBe(false);
  expect(existsSync(join(works, String(process.ppid)))).toBe(true);
});

const otherDisk = '/dev/shm';
const isOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

test.skipIf(!isOtherDisk)('what was built on another disk is copied, and nothing else is left', async () => {
  const elsewhere = mkdtempSync(join(otherDisk, 'works-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  for (const text of ['first', 'second']) {
    await replaceDist(fill(await freshFolder(elsewhere, dist), text), dist, replaced);
    expect(served()).toBe(text);
  }
  expect(readdirSync(dirname(dist))).toEqual(['dist']);
  // Killed between the two renames.
  renameSync(dist, `${dist}.former`);
  fill(`${dist}.new`, 'third');
  await freshFolder(elsewhere, dist);
  expect(served()).toBe('second');
  expect(readdirSync(dirname(dist))).toEqual(['dist']);
});
