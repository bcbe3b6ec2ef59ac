import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles, fingerprint } from '../../scripts/bootstrap/fingerprint.mjs';
import { root } from '../../scripts/bootstrap/root.mjs';

/** What has a say in what an article becomes, beside words: this code, what it asks, and which pictures there are. */
const compilers = fingerprint(root, ['build', 'catalog', 'config', 'rules', 'search', 'package-lock.json']);
const pictures = sourceFiles('public').join('\n');

/** The files of a language whose words stand in articles, too: sentences on the operator's settings, topics to write about. */
export const wovenIn = (folder: string): string[] =>
  ['rules.yaml', 'contact.yaml'].map((name) => join(folder, name));

/** What is woven into the articles of a language. @param name the path of one of them from the root, `content/en/…` */
export const readWoven = (name: string): Buffer[] =>
  wovenIn(name.split('/').slice(0, 2).join('/')).map((file) => readFileSync(file));

/**
 * All that a compiled article is made from, to keep it by.
 *
 * @param name its path from the root, `content/en/…`
 * @param woven where it was read before
 */
export const madeFrom = (
  name: string,
  source: string,
  woven: readonly (string | Uint8Array)[] = readWoven(name),
): (string | Uint8Array)[] => [compilers, process.version, pictures, name, source, ...woven];
