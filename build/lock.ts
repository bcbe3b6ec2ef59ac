import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';
import { BuildError } from './step.ts';

const pollMs = 200;
const maxWaitMs = 5 * 60_000;

/**
 * Runs a task while nobody else holds the lock, which is a file; where somebody does, waits for that to end, and tells
 * the task so. The lock of a process that was killed is taken over. It only saves work: each build has its own folder.
 *
 * @throws BuildError when the other holds it for 5 minutes, or when the file cannot be written
 */
export async function withLock<Result>(
  lock: string,
  task: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  let hasWaited = false;
  while (!(await acquire(lock))) {
    const holder = await readFile(lock, 'utf8').catch(() => undefined);
    if (holder === undefined) continue;
    // A lock that was made just now may be empty still.
    if (holder && !isAlive(Number(holder))) {
      await rm(lock, { force: true });
      continue;
    }
    if (performance.now() - startedAt > maxWaitMs)
      throw new BuildError(
        `Another build (process ${holder}) does not end. End it, or if there is none delete ${lock}.`,
      );
    if (!hasWaited) console.log(`Another build is at work (process ${holder}): waiting for its end…`);
    hasWaited = true;
    await wait(pollMs);
  }
  try {
    return await task(hasWaited);
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquire(lock: string): Promise<boolean> {
  try {
    await mkdir(dirname(lock), { recursive: true });
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && path === lock) return false;
    throw new BuildError(`The build cannot write to this folder: ${message}`);
  }
}
