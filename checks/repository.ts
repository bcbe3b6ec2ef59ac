import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** The folders that people write in. */
const folders = [
  'build',
  'catalog',
  'checks',
  'config',
  'content',
  'deploy',
  'docs',
  'e2e',
  'fakes',
  'gateway',
  'public',
  'rules',
  'scripts',
  'search',
  'site',
];

/** Every file of the folders above whose name ends so, as `site/paths.ts`. */
export function filesNamed(ending: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => ending.test(basename(file)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
