import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { writeBelow } from '../write-below.ts';

/** Files of a folder in one piece, to keep. @param names folders in it */
export const packed = (folder: string, names: readonly string[]): Buffer =>
  serialize(
    names
      .flatMap((name) => filesBelow(join(folder, name)))
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );

/** Writes the files that {@link packed} has read into a folder. */
export function unpack(bytes: Buffer, folder: string): void {
  for (const [name, content] of deserialize(bytes) as [string, Uint8Array][])
    writeBelow(folder, name, content);
}
