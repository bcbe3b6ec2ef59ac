import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What keeps a site from being built, in a sentence that says how to mend it: no stack is printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** The folder that a build fills, and below it the folder of the pages. */
export interface Folders {
  root: string;
  site: string;
}

/** One step of the build. It throws a {@link BuildError} where what it has done is not as it must be. */
export interface Step {
  /** What it does, as in "while it was to …". */
  name: string;
  /** What it reads: folders of the repository, or what steps before it wrote. */
  input: string;
  /** Files and folders below the built folder that must hold something afterwards. */
  output: readonly string[];
  run(folders: Folders): Promise<void>;
}

/**
 * Runs a step and looks whether its output is there. With BUILD_TIMES it says how long that took.
 *
 * @throws BuildError that names the first output that is missing or empty
 */
export async function runStep(step: Step, folders: Folders): Promise<void> {
  const start = performance.now();
  await step.run(folders);
  if (process.env.BUILD_TIMES)
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s  ${step.name}`);
  for (const name of step.output) {
    if (!(await holdsSomething(join(folders.root, name))))
      throw new BuildError(`The build was to ${step.name}, but ${name} is missing or empty.`);
  }
}

async function holdsSomething(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // What a folder's size says differs from disk to disk.
  return found?.isDirectory() ? (await readdir(path)).length > 0 : (found?.size ?? 0) > 0;
}
