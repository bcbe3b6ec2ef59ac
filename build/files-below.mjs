import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Every file below a folder, with the folder's path in front, sorted.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
