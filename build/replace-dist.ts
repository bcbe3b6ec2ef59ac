import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../scripts/bootstrap/is-alive.mjs';
import { runThreads } from './run-threads.ts';
import { BuildError } from './step.ts';

const former = 'former';

/**
 * An empty folder to build into. What builds that were killed have left is cleared away.
 *
 * @param works where each build at work has a folder, named by its process
 * @param dist what will be replaced
 */
export async function freshFolder(works: string, dist: string): Promise<string> {
  await mkdir(works, { recursive: true });
  const { beside, taken } = besideOf(dist);
  if (!existsSync(dist) && existsSync(taken)) await rename(taken, dist);
  for (const left of [beside, taken]) await rm(left, { recursive: true, force: true });
  for (const name of await readdir(works)) {
    const work = join(works, name);
    if (isAlive(Number(name))) continue;
    // Killed between the two renames: the site that was taken away comes back.
    if (!existsSync(dist) && existsSync(join(work, former))) await rename(join(work, former), dist);
    await rm(work, { recursive: true, force: true });
  }
  const folder = join(works, String(process.pid), 'dist');
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Puts a built folder in the place of `dist/`. The former one is taken away to where {@link clearReplaced} finds it.
 *
 * @throws BuildError, with the former `dist/` in its place, where that cannot be
 */
export async function replaceDist(folder: string, dist: string, replaced: string): Promise<void> {
  const work = dirname(folder);
  const hadOne = existsSync(dist);
  try {
    if (hadOne) await rename(dist, join(work, former));
    await rename(folder, dist);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') return replaceByCopy(folder, dist);
    if (hadOne && !existsSync(dist)) await rename(join(work, former), dist);
    throw new BuildError(`The new dist/ cannot be put in place: ${(error as Error).message}`);
  }
  try {
    await mkdir(replaced, { recursive: true });
    await rename(work, join(replaced, `${basename(work)}-${Date.now()}`));
  } catch {
    // The site is in place: the next build clears this away with what killed ones have left.
  }
}

/** Where a new `dist/` is copied to, and the former one is taken to, where what builds is on another disk. */
const besideOf = (dist: string) => ({ beside: `${dist}.new`, taken: `${dist}.${former}` });

/** As above, where `.cache` is on another disk, such as one that a machine keeps from build to build. */
async function replaceByCopy(folder: string, dist: string): Promise<void> {
  const { beside, taken } = besideOf(dist);
  await cp(folder, beside, { recursive: true });
  if (existsSync(dist)) await rename(dist, taken);
  await rename(beside, dist);
  for (const left of [taken, dirname(folder)]) await rm(left, { recursive: true, force: true });
}

/** Clears away what former builds have replaced, beside this one, which does not wait for it: the rest is left to the next. */
export async function clearReplaced(replaced: string): Promise<void> {
  if (!existsSync(replaced)) return;
  try {
    await runThreads('clear-away', [replaced], {});
  } catch {
    // A later build will do it.
  }
}
