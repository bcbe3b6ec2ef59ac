import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'cache/build.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const waited = () => withLock(lock, 'build', async (hasWaited) => hasWaited);

/** @param {number} [pid] */
function heldBy(pid) {
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, String(pid ?? ''));
}

/**
 * Tries to take a lock that is held, and lets go of it once that was told to wait.
 *
 * @param {() => void} end
 */
async function waitingFor(end) {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const second = waited();
  await vi.waitFor(
    () => expect(output).toHaveBeenCalledWith(expect.stringContaining('waiting for its end')),
    {
      timeout: 60_000,
    },
  );
  end();
  return second;
}

const killed = () => spawnSync(process.execPath, ['--version']).pid;

test('is held during the task, and gone after it', async () => {
  await withLock(lock, 'build', async () => expect(existsSync(lock)).toBe(true));
  expect(existsSync(lock)).toBe(false);
});

test('is gone after a task that failed, whose error goes on', async () => {
  await expect(withLock(lock, 'build', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await waited()).toBe(false);
});

test('that somebody holds is waited for', async () => {
  heldBy(process.ppid);
  expect(await waitingFor(() => rmSync(lock))).toBe(true);
});

test('of a process that was killed is taken over at once, and nothing is left behind', async () => {
  heldBy(killed());
  expect(await waited()).toBe(false);
  expect(readdirSync(dirname(lock))).toEqual([]);
});

test('that was never written in, by one that was killed then, is taken over after a while', async () => {
  heldBy();
  const second = waitingFor(() => utimesSync(lock, new Date(0), new Date(0)));
  expect(await second).toBe(true);
  expect(readdirSync(dirname(lock))).toEqual([]);
});

test('of a process that was killed is taken away by one: another might take the lock of who came next', async () => {
  const holder = killed();
  heldBy(holder);
  // Another one is about to take it away, and will hold it next.
  writeFileSync(`${lock}.${holder}`, '');
  const second = waitingFor(() => {
    expect(existsSync(lock)).toBe(true);
    rmSync(lock);
    rmSync(`${lock}.${holder}`);
  });
  expect(await second).toBe(true);
});

test('says so where nothing can be written', async () => {
  writeFileSync(dirname(lock), 'a file');
  await expect(waited()).rejects.toThrow(/^The build cannot write to this folder: /);
});
