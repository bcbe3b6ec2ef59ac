import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs';
import { root as repository } from '../../scripts/bootstrap/root.mjs';
import { packed, unpack } from '../kept/folder.ts';
import { keepIn } from '../kept/files.ts';
import { BuildError, type Folders } from '../step.ts';
import { ofUnchanged } from '../kept/unchanged.ts';

/** All that has a say in what is emitted: the rules import nothing else. */
const sources = [
  'rules',
  'tsconfig.json',
  'tsconfig.base.json',
  'build/tsconfig.rules.json',
  'package-lock.json',
];

/**
 * Emits `rules/` as a plain ES module with types to `rules/`, for the apps and the backend. What was emitted before is kept in
 * `.cache`.
 *
 * @throws BuildError with the compiler's words where the types are wrong
 */
export async function emitRules({ root }: Folders): Promise<void> {
  const kept = keepIn('.cache/made/rules');
  // What one version of Node has packed, an older one may not read.
  const named = () => fingerprint(repository, sources);
  const name = named();
  const emitted = await kept(['packed', process.version, name], () =>
    ofUnchanged(name, named, async () => {
      await emitTo(join(root, 'rules'));
      return packed(root, ['rules']);
    }),
  );
  unpack(emitted, root);
}

async function emitTo(folder: string): Promise<void> {
  const compiler = [
    'node_modules/typescript-native/bin/tsc',
    '--singleThreaded',
    '-p',
    'build/tsconfig.rules.json',
  ];
  try {
    await promisify(execFile)(process.execPath, [...compiler, '--outDir', folder]);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new BuildError(
      /error TS\d/.test(stdout)
        ? `The types of rules/ are wrong:\n${stdout.trim()}`
        : `What emits rules/ has failed:\n${stderr.trim() || message}`,
    );
  }
}
