import { appendFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keepAt } from './files.ts';
import { knownFiles } from './known-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let folder: string;
let kept: string;
beforeEach(() => {
  folder = temporaryFolder();
  kept = join(folder, 'kept');
  keepAt(kept, Buffer.from('first line\nand more'));
});

/** Asks what is in files, as a build does; says what it was told, and how many were read. */
function ask(files: readonly string[], readBy = ''): { told: (string | undefined)[]; read: number } {
  const known = knownFiles(join(folder, 'list'), readBy);
  let read = 0;
  const firstLine = (content: Buffer) => {
    read++;
    return content.toString().split('\n')[0]!;
  };
  const told = files.map((file) => known.of(file, firstLine));
  known.save();
  return { told, read };
}

test('a file is read once, and again when something else reads it', () => {
  expect(ask([kept, kept])).toEqual({ told: ['first line', 'first line'], read: 1 });
  expect(ask([kept])).toEqual({ told: ['first line'], read: 0 });
  expect(ask([kept], 'other')).toEqual({ told: ['first line'], read: 1 });
});

test('a file that somebody has written to is no longer what was kept, nor is one that is gone', () => {
  ask([kept]);
  appendFileSync(kept, 'x');
  expect(ask([kept])).toEqual({ told: [undefined], read: 0 });
  rmSync(kept);
  expect(ask([kept])).toEqual({ told: [undefined], read: 0 });
});

test('a file that is made anew is read again, one that was noted is not', () => {
  ask([kept]);
  keepAt(kept, Buffer.from('another first line'));
  expect(ask([kept])).toEqual({ told: ['another first line'], read: 1 });
  keepAt(kept, Buffer.from('a third one, of another length'));
  const known = knownFiles(join(folder, 'list'));
  known.note(kept, 'a third one');
  known.save();
  expect(ask([kept])).toEqual({ told: ['a third one'], read: 0 });
});

test('a file that is known stays in use, so that it is not cleared away', () => {
  ask([kept]);
  const old = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000);
  utimesSync(kept, old, old);
  expect(ask([kept]).read).toBe(1);
  utimesSync(kept, old, old);
  ask([kept]);
  expect(statSync(kept).mtimeMs).toBeGreaterThan(Date.now() - 60 * 60 * 1000);
  expect(ask([kept]).read).toBe(0);
});

test('what nobody has asked for is known no longer', () => {
  ask([kept]);
  ask([]);
  expect(ask([kept]).read).toBe(1);
});
