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
 * Copies the repository to where a test may change and build it. Packages are shared with this one, and what builds keep.
 *
 * @param folder an empty one
 * @param made the name of another folder for what builds keep, where the copy must not find what this one has made
 */
export function copyRepository(folder: string, made = 'made'): void {
  copySources(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const kept = join(root, '.cache', made);
  mkdirSync(kept, { recursive: true });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(kept, join(folder, '.cache/made'), 'junction');
}
