import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What no build has asked for in so long is removed. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Gives what was made from something before, or makes and keeps it. */
export type Kept = (
  madeFrom: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/**
 * What takes long to make, kept in a folder from build to build: by a hash of everything that it is made from, so that
 * nothing else can be found there. A file that was cut off or changed is made again. Several builds may share a folder.
 */
export async function keepIn(folder: string): Promise<Kept> {
  await mkdir(folder, { recursive: true });
  await removeUnused(folder);
  /** Two files of the same content, say. */
  const underWay = new Map<string, Promise<Buffer>>();

  async function findOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await readFile(file).then(unsealed, () => undefined);
    if (found) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined); // removed by another build
      return found;
    }
    const made = await make();
    await writeFile(`${file}.${process.pid}`, sealed(made));
    await rename(`${file}.${process.pid}`, file);
    return made;
  }

  return (madeFrom, make) => {
    const file = keptAt(folder, madeFrom);
    const result = underWay.get(file) ?? findOrMake(file, make).finally(() => underWay.delete(file));
    underWay.set(file, result);
    return result;
  };
}

/** The file in which is kept what was made from this. */
export const keptAt = (folder: string, madeFrom: readonly (string | Uint8Array)[]): string =>
  join(
    folder,
    hashOf(...madeFrom)
      .toString('hex')
      .slice(0, 32),
  );

/** What a build has found or made before, again. @throws Error where it is gone or has been changed */
export function readKept(file: string): Buffer {
  const content = unsealed(readFileSync(file));
  if (!content) throw new Error(`${file} was changed while it was in use`);
  return content;
}

/** With its own hash before it. */
const sealed = (bytes: Buffer) => Buffer.concat([hashOf(bytes), bytes]);

/** Without it; undefined if it is not the hash of what follows. */
function unsealed(bytes: Buffer): Buffer | undefined {
  const [seal, content] = [bytes.subarray(0, 32), bytes.subarray(32)];
  return seal.equals(hashOf(content)) ? content : undefined;
}

/** Of the parts and of where one ends and the next begins. */
function hashOf(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest();
}

async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another build may have removed it meanwhile.
    const used = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - used > keptForMs) await rm(file, { force: true });
  }
}
