import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/root.mjs';

const notSources = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report']);

/** Copies the repository, without its packages, into an empty folder. */
export function copySources(folder: string): void {
  for (const name of readdirSync(root).filter((name) => !notSources.has(name))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
}

/**
 * Copies the repository to where a test may change and build it. Packages are shared with this one.
 *
 * @param folder an empty one
 * @param pictures the name of the cache for its drawings, which the next run finds again
 */
export function copyRepository(folder: string, pictures: string): void {
  copySources(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const cache = join(root, '.cache', pictures);
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(cache, join(folder, '.cache/pictures'), 'junction');
}
