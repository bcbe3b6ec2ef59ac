import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { root } from './root.mjs';

const dist = join(root, 'dist');
const stampName = '.built-from';
/** What is kept in it of former builds is no condition. */
const former = 'former';

/**
 * True where `dist/` is whole and was built from these sources.
 *
 * @param {string} sources their fingerprint
 */
export function isBuiltFrom(sources) {
  return isWhole() && readStamp()[0] === sources;
}

/** True where `dist/` has every file that its build wrote, in its length, and no other but those of former builds. */
export function isWhole() {
  return existsSync(join(dist, stampName)) && readStamp()[1] === filesOf(dist);
}

/**
 * Remembers in a built folder what it was made from, as the last thing that is done to it.
 *
 * @param {string} sources their fingerprint, taken before the build began
 * @param {string} folder
 */
export function stampBuild(sources, folder) {
  writeFileSync(join(folder, stampName), `${sources} ${filesOf(folder)}\n`);
}

const readStamp = () => readFileSync(join(dist, stampName), 'utf8').trim().split(' ');

/**
 * Names the files of a built folder and their lengths.
 *
 * @param {string} folder
 */
function filesOf(folder) {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== stampName && name !== former)
    .flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : filesBelow(join(folder, entry.name))))
    .sort()
    .map((file) => `${relative(folder, file)} ${statSync(file).size}`);
  return createHash('sha256').update(files.join('\n')).digest('hex');
}
