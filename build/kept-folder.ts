import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';

/** Files of a folder in one piece, to keep. @param names folders in it */
export const packed = (folder: string, names: readonly string[]): Buffer =>
  serialize(
    names
      .flatMap((name) => filesBelow(join(folder, name)))
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );

/** Writes the files that {@link packed} has read into a folder. */
export function unpack(bytes: Buffer, folder: string): void {
  for (const [name, content] of deserialize(bytes) as [string, Uint8Array][]) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
