import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sourceFiles, fingerprint, sources } from '../scripts/bootstrap/fingerprint.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { explain } from './explain.ts';
import { packed, unpack } from './kept/folder.ts';
import { keepIn } from './kept/files.ts';
import { BuildError } from './step.ts';
import { ofUnchanged } from './kept/unchanged.ts';

/** What bundles, as a program of its own: the hundreds of megabytes that a bundler needs are free again once it has ended. */
export type Bundler = 'bundle-pages' | 'bundle-server';

/**
 * Lets a bundler write its folders into the one of the build, or takes those that were kept.
 *
 * @param names the folders that it writes
 * @returns what names all that they were made from
 * @throws BuildError with what is wrong in the sources
 */
export async function bundle(bundler: Bundler, folder: string, names: readonly string[]): Promise<string> {
  const kept = keepIn('.cache/made/bundles');
  const from = bundled();
  const make = () => ofUnchanged(from, bundled, () => run(bundler, folder, names));
  unpack(await kept([bundler, from], make), folder);
  return from;
}

/** Names all that bundles are made of: everything but the help articles, which they read when they are run. */
function bundled(): string {
  const words = sourceFiles('content').filter((file) => !/^content.[^/\\]+.help.+\.mdx$/.test(file));
  const all = [...sources.filter((name) => name !== 'content'), ...words];
  // Vike notes where it stood.
  return `${process.version} ${root} ${fingerprint(root, all)}`;
}

async function run(bundler: Bundler, folder: string, names: readonly string[]): Promise<Buffer> {
  const program = fileURLToPath(new URL(`${bundler}.js`, import.meta.url));
  const running = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code, signal] = (await once(running, 'close')) as [number | null, string | null];
  if (signal) throw new BuildError(`${bundler} was ended by ${signal}: the machine may be short of memory.`);
  if (code !== 0) throw new BuildError(said.trim() || `${bundler} has ended with ${code}`);
  return packed(folder, names);
}

/** In the program: bundles into the folder that it was given, or says in plain sentences what is wrong. */
export async function beBundler(bundleInto: (folder: string) => Promise<unknown>): Promise<void> {
  // Vike listens for rejected promises, which then no longer end a program with a failure.
  process.exitCode = 1;
  // The build is gone: what this writes would stand in the way of the next one.
  process.stdin.on('end', () => process.exit(1)).resume();
  try {
    await bundleInto(process.argv[2]!);
    process.exit(0);
  } catch (error) {
    process.stdout.write(explain(error), () => process.exit(1));
  }
}
