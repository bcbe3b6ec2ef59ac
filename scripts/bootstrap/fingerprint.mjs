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
  'search',
  'site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Names the state of the sources: another one as soon as a file is changed, added, renamed or deleted. */
export function fingerprint(folder = root, names = sources) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesUnder(join(folder, name))).sort()) {
    hash.update(`${relative(folder, file)}\0${statSync(file).size}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Every file below a folder, or the file itself.
 *
 * @param {string} path
 */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return filesBelow(path).filter((file) => !/\.(test|spec)\.\w+$|^README\.md$/.test(basename(file)));
}
