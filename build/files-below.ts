import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, with the folder's path in front, sorted; with an ending, such as `.html`, only those. */
export async function filesBelow(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
