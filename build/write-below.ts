import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file at once, with the folders on the way to it: there are thousands, and to wait for each takes longer. */
export function writeBelow(folder: string, name: string, content: string | Uint8Array): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
