import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'cache/build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  writeFileSync(join(folder, 'cache'), 'a file');
  await expect(waited()).rejects.toThrow(/^The build cannot write to this folder: /);
});
