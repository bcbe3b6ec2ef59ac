import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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
