import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { root } from './root.mjs';

/** Everything the build reads; tests and READMEs are none of it. */
export const sources = [
  'build',
  'catalog',
  'config',
  'content',
  'fakes',
  'gateway',
  'public',
  'rules',
  'scripts/bootstrap',
  'scripts/face/letters.mjs',
  'search',
  'site',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Names the state of the sources: another one as soon as a file is changed, added, renamed or deleted. */
export function fingerprint(folder = root, names = sources) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => sourceFiles(join(folder, name))).sort())
    hash.update(`${relative(folder, file)}\0${digestOf(file)}\n`);
  return hash.digest('hex');
}

/**
 * A build asks for several fingerprints of much the same files.
 *
 * @type {Map<string, { seal: string, digest: string }>}
 */
const digests = new Map();

/** Of what is in a file, which is read once while it stays as it is. */
function digestOf(/** @type {string} */ file) {
  const { size, mtimeMs } = statSync(file);
  const seal = `${size} ${mtimeMs}`;
  const known = digests.get(file);
  if (known?.seal === seal) return known.digest;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  digests.set(file, { seal, digest });
  return digest;
}

/**
 * The sources below a folder, sorted, or the file itself; none where nothing is. Tests and READMEs are none.
 *
 * @param {string} path
 */
export function sourceFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return filesBelow(path).filter((file) => !/\.(test|spec)\.\w+$|^README\.md$/.test(basename(file)));
}
