import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file below a folder, with the folder's path in front, sorted.
 *
 * @param {string} folder
 * @param {string} [ending] such as `.html`: only those
 */
export function filesBelow(folder, ending = '') {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The same by their names in the folder, as `faqs/index.html` on every machine.
 *
 * @param {string} folder
 * @param {string} [ending]
 */
export const namesBelow = (folder, ending) =>
  filesBelow(folder, ending).map((file) => relative(folder, file).split(sep).join('/'));
