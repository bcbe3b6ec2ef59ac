import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';
import { BuildError } from './step.ts';

const lock = '.cache/build.lock';
const pollMs = 200;
const maxWaitMs = 5 * 60_000;

/**
 * Runs a task while no other build of this repository runs; where one does, waits for its end first, and tells the task
 * so. The lock of a build that was killed is taken over. A lock only saves work: each build fills a folder of its own.
 *
 * @throws BuildError when the other build goes on for 5 minutes, or when the repository cannot be written to
 */
export async function withLock<Result>(task: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  let hasWaited = false;
  while (!(await acquire())) {
    const holder = await readFile(lock, 'utf8').catch(() => 'gone');
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

async function acquire(): Promise<boolean> {
  try {
    await mkdir('.cache', { recursive: true });
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new BuildError(`The build cannot write to this folder: ${message}`);
  }
}
