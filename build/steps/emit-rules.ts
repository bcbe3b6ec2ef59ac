import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs';
import { root as repository } from '../../scripts/bootstrap/root.mjs';
import { keepIn } from '../kept.ts';
import { BuildError, type Folders } from '../step.ts';

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
  const target = join(root, 'rules');
  const kept = keepIn('.cache/made/rules');
  const emitted = await kept([fingerprint(repository, sources)], async () => {
    await emitTo(target);
    const files = filesBelow(target).map(async (file) => [
      relative(target, file),
      await readFile(file, 'utf8'),
    ]);
    return Buffer.from(JSON.stringify(Object.fromEntries(await Promise.all(files))));
  });
  for (const [name, text] of Object.entries(JSON.parse(emitted.toString()) as Record<string, string>)) {
    const file = join(target, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
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
    throw new BuildError(`The types of rules/ are wrong:\n${(error as { stdout: string }).stdout.trim()}`);
  }
}
