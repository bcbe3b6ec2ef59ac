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

/** Kept by what it is made from, wherever the repository stands. */
const sharedMade = ['compressed', 'help', 'pictures', 'rules', 'sbom'];

/**
 * Copies the repository to where a test may change and build it. Packages are shared with this one.
 *
 * @param folder an empty one
 * @param isAlone whether it is to find nothing of what builds of this one have kept
 */
export function copyRepository(folder: string, isAlone = false): void {
  copySources(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, '.cache/made'), { recursive: true });
  for (const name of isAlone ? [] : sharedMade) {
    const kept = join(root, '.cache/made', name);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, join(folder, '.cache/made', name), 'junction');
  }
}
