import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BuildError, type Folders } from '../step.ts';

/**
 * Emits `rules/` as a plain ES module with types to `rules/`, for the apps and the backend.
 *
 * @throws BuildError with the compiler's words where the types are wrong
 */
export async function emitRules({ root }: Folders): Promise<void> {
  const compiler = [
    'node_modules/typescript-native/bin/tsc',
    '--singleThreaded',
    '-p',
    'build/tsconfig.rules.json',
  ];
  try {
    await promisify(execFile)(process.execPath, [...compiler, '--outDir', join(root, 'rules')]);
  } catch (error) {
    throw new BuildError(`The types of rules/ are wrong:\n${(error as { stdout: string }).stdout.trim()}`);
  }
}
