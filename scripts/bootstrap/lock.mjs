import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, isAlive } from './is-alive.mjs';
import { UserError, say } from './say.mjs';

const pollMs = 200;
const maxWaitMs = 10 * 60_000;
/** By then whoever has made a lock has written in it. */
const writtenByMs = 10_000;

/**
 * Runs a task while nobody else holds the lock, a file with the holder's process id; where somebody does, waits for that to
 * end, and tells the task so. The lock of a process that was killed is taken over.
 *
 * @template Result
 * @param {string} lock
 * @param {string} what the task is called in what people read: "Another build is at work"
 * @param {(hasWaited: boolean) => Promise<Result>} task
 * @throws UserError when the other holds it for 10 minutes, or when the file cannot be written
 */
export async function withLock(lock, what, task) {
  const startedAt = performance.now();
  let hasWaited = false;
  while (!(await acquire(lock, what))) {
    const holder = await readFile(lock, 'utf8').catch(() => undefined);
    // A lock that was made just now may be empty still; one that stays so was left by who was killed then.
    const isGone = holder === '' ? await isOlderThan(lock, writtenByMs) : holder && !isAlive(Number(holder));
    if (holder !== undefined && isGone && (await release(lock, holder))) continue;
    if (performance.now() - startedAt > maxWaitMs)
      throw new UserError(
        `Another ${what} (process ${holder}) does not end. End it, or if there is none delete ${lock}*.`,
      );
    if (!hasWaited) say(`Another ${what} is at work (process ${holder}): waiting for its end…`);
    hasWaited = true;
    await wait(pollMs);
  }
  try {
    return await task(hasWaited);
  } finally {
    await rm(lock, { force: true });
  }
}

/**
 * @param {string} lock
 * @param {string} what
 */
async function acquire(lock, what) {
  try {
    await mkdir(dirname(lock), { recursive: true });
    return await write(lock);
  } catch (error) {
    throw new UserError(`The ${what} cannot write to this folder: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {string} file
 * @param {number} ms
 */
async function isOlderThan(file, ms) {
  const made = await stat(file).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > ms;
}

/**
 * Takes a lock away from a process that is gone. Of several who try, one does: another might take the lock of who came next.
 *
 * @param {string} lock
 * @param {string} holder
 */
async function release(lock, holder) {
  const turn = `${lock}.${holder}`;
  if (!(await write(turn))) return false;
  if ((await readFile(lock, 'utf8').catch(() => '')) === holder) await rm(lock);
  await rm(turn);
  return true;
}

/**
 * Writes a file with our process id, unless it is there.
 *
 * @param {string} file
 */
async function write(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
