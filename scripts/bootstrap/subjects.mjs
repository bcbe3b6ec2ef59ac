import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { namesBelow } from './files-below.mjs';
import { root } from './root.mjs';
import { UserError } from './say.mjs';

/**
 * @typedef {object} Subject
 * @property {string[]} unit files of unit tests
 * @property {string[]} builds files of tests that build copies of the repository
 * @property {string[]} browser files of tests in a browser
 */

/**
 * The tests of a subject: of a folder, such as `site/tools`, or whose name or folder has a word, such as `payout`.
 *
 * @param {string} subject
 * @param {string[]} [files] of tests
 * @returns {Subject}
 * @throws UserError with the subjects that there are, where none is named so
 */
export function testsOf(subject, files = testFiles()) {
  const found = files.filter((file) => isOf(subject.replace(/\/$/, ''), file));
  if (found.length === 0) throw new UserError(`No test is about "${subject}". ${subjects(files)}`);
  const of = (/** @type {keyof Subject} */ kind) => found.filter((file) => kindOf(file) === kind);
  return { unit: of('unit'), builds: of('builds'), browser: of('browser') };
}

/**
 * The subjects, in words.
 *
 * @param {string[]} [files] of tests
 */
export function subjects(files = testFiles()) {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.slice(0, 2).map((_part, at) => parts.slice(0, at + 1).join('/'));
  });
  const words = files
    .filter((file) => kindOf(file) === 'browser')
    .map((file) => basename(file).split('.')[0]);
  return [
    'A subject is a folder or a word of the names of tests.',
    `Folders: ${[...new Set(folders)].sort().join(', ')}.`,
    `Words: ${[...new Set(words)].sort().join(', ')}.`,
  ].join('\n');
}

/**
 * @param {string} file
 * @returns {keyof Subject}
 */
function kindOf(file) {
  if (!file.endsWith('.spec.ts')) return 'unit';
  return /^(e2e|checks\/(dev|pseudo-language|site|settings|visual))\//.test(file) ? 'browser' : 'builds';
}

/**
 * A browser test is named for its subject; a unit test stands in the subject's folder as well.
 *
 * @param {string} subject
 * @param {string} file
 */
function isOf(subject, file) {
  if (file.startsWith(`${subject}/`)) return true;
  const word = singular(basename(subject));
  const named = kindOf(file) === 'browser' ? basename(file) : subject.includes('/') ? '' : file;
  return named.split(/[/.-]/).some((part) => singular(part) === word);
}

/** @param {string} word */
const singular = (word) => word.replace(/s$/, '');

/** Every test, as `e2e/tools.spec.ts`. */
function testFiles() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist)/.test(entry.name))
    .flatMap(({ name }) => namesBelow(join(root, name)).map((file) => `${name}/${file}`))
    .filter((file) => /\.(test\.(tsx?|mjs)|spec\.ts)$/.test(file));
}
