import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let lock: string;
beforeEach(() => (lock = join(temporaryFolder(), 'cache/build.lock')));

const waited = () => withLock(lock, async (hasWaited) => hasWaited);

test('is held during the task, and gone after it', async () => {
  await withLock(lock, async () => expect(existsSync(lock)).toBe(true));
  expect(existsSync(lock)).toBe(false);
});

test('is gone after a task that failed, whose error goes on', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await waited()).toBe(false);
});

test('that somebody holds is waited for', async () => {
  await waited();
  writeFileSync(lock, String(process.ppid));
  const second = waited();
  setTimeout(() => rmSync(lock), 50);
  expect(await second).toBe(true);
});

test('of a process that was killed is taken over at once', async () => {
  await waited();
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
  expect(await waited()).toBe(false);
});

test('says so where nothing can be written', async () => {
  writeFileSync(dirname(lock), 'a file');
  await expect(waited()).rejects.toThrow(/^The build cannot write to this folder: /);
});
