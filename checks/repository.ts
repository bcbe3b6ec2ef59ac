import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { namesBelow } from '../scripts/bootstrap/files-below.mjs';

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
    .flatMap((folder) => namesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => ending.test(basename(file)))
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
