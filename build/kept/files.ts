import { createHash, hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;
/** What no build has asked for in so long is removed. */
const keptForMs = 30 * dayMs;

/** Gives what was made from something before, or makes and keeps it. */
export type Kept = (
  madeFrom: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/**
 * What takes long to make, kept in a folder from build to build: by a hash of everything that it is made from, so that
 * nothing else can be found there. A file that was cut off or changed is made again. Several builds may share a folder.
 *
 * What is there is read and written at once: there may be ten thousand small files, and to wait for each takes longer.
 */
export function keepIn(folder: string): Kept {
  makeFolder(folder);
  /** Two files of the same content, say. */
  const underWay = new Map<string, Promise<Buffer>>();

  async function findOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = findIn(file);
    if (found) return found;
    const made = await make();
    keepAt(file, made);
    return made;
  }

  return (madeFrom, make) => {
    const file = keptAt(folder, madeFrom);
    const result = underWay.get(file) ?? findOrMake(file, make).finally(() => underWay.delete(file));
    underWay.set(file, result);
    return result;
  };
}

/** Keeps what was made where {@link keptAt} says; nobody finds the half of it. */
export function keepAt(file: string, made: Buffer): void {
  writeFileSync(`${file}.${process.pid}`, sealed(made));
  renameSync(`${file}.${process.pid}`, file);
}

/** Keeps what is too large to be held whole, line by line; it is there once it is done. */
export function keepLines(file: string): { add(line: string): void; done(): void } {
  const begun = `${file}.${process.pid}`;
  const to = openSync(begun, 'w');
  writeSync(to, Buffer.alloc(sealLength));
  const content = createHash('sha256');
  let waiting: string[] = [];
  let length = 0;

  function write(): void {
    const bytes = Buffer.from(waiting.join(''));
    content.update(bytes);
    writeSync(to, bytes);
    waiting = [];
    length = 0;
  }

  return {
    add(line) {
      waiting.push(line, '\n');
      if ((length += line.length) > 1_000_000) write();
    },
    done() {
      write();
      writeSync(to, hash('sha256', content.digest(), 'buffer'), 0, sealLength, 0);
      closeSync(to);
      renameSync(begun, file);
    },
  };
}

/** What is kept in a file, which is told that it is in use; undefined where nothing is, or not all of it. */
export function findIn(file: string): Buffer | undefined {
  try {
    const found = unsealed(readFileSync(file));
    if (found) stayInUse(file);
    return found;
  } catch {
    // Never made, or removed by another build.
    return undefined;
  }
}

/** Tells a file that it is in use, once a day. @returns whether that has changed its time */
export function stayInUse(file: string): boolean {
  const isOld = ageOf(file) > dayMs;
  if (isOld) utimesSync(file, new Date(), new Date());
  return isOld;
}

/** The file in which is kept what was made from this. */
export const keptAt = (folder: string, madeFrom: readonly (string | Uint8Array)[]): string =>
  join(folder, nameOf(...madeFrom));

/** Names a thing by all that it is made from. */
export const nameOf = (...madeFrom: readonly (string | Uint8Array)[]): string =>
  hashOf(...madeFrom)
    .toString('hex')
    .slice(0, 32);

/** What a build has found or made before, again. @throws Error where it is gone or has been changed */
export function readKept(file: string): Buffer {
  const content = unsealed(readFileSync(file));
  if (!content) throw new Error(`${file} was changed while it was in use`);
  return content;
}

/** Bytes of a hash. */
const sealLength = 32;

/** With its own hash before it. */
const sealed = (bytes: Buffer) => Buffer.concat([hashOf(bytes), bytes]);

/** Without it; undefined if it is not the hash of what follows. */
function unsealed(bytes: Buffer): Buffer | undefined {
  const [seal, content] = [bytes.subarray(0, sealLength), bytes.subarray(sealLength)];
  return seal.equals(hashOf(content)) ? content : undefined;
}

/** Of the parts and of where one ends and the next begins. */
function hashOf(...parts: readonly (string | Uint8Array)[]): Buffer {
  return hash('sha256', Buffer.concat(parts.map((part) => hash('sha256', part, 'buffer'))), 'buffer');
}

const ageOf = (file: string) => Date.now() - statSync(file).mtimeMs;

/** Noted beside a folder when it was looked through. */
const lookedThrough = '.looked-through';

/**
 * A folder to keep things in, which is in use now; once a day, what no build has asked for in long is removed from it. What is
 * kept as `x-0`, `x-1` and so on is as old as `x`.
 */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const looked = `${folder}${lookedThrough}`;
  if (existsSync(looked) && ageOf(looked) < dayMs) return;
  writeFileSync(looked, '');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const whole = join(folder, name.replace(/-\d+$/, ''));
    try {
      if (ageOf(existsSync(whole) ? whole : file) > keptForMs) rmSync(file, { recursive: true, force: true });
    } catch {
      // Another build has removed it meanwhile.
    }
  }
}

/**
 * Of what stands in a folder, keeps what was last in use.
 *
 * @param count so many files, or folders of {@link makeFolder}
 * @param away where the others are moved to: to remove thousands of files takes a second
 */
export function keepNewest(folder: string, count: number, away: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => !name.endsWith(lookedThrough));
  const byAge = names
    .map((name) => ({ name, age: ageOf(join(folder, name)) }))
    .sort((one, other) => one.age - other.age);
  mkdirSync(away, { recursive: true });
  for (const { name } of byAge.slice(count)) {
    try {
      renameSync(join(folder, name), join(away, `${basename(folder)}-${name}-${Date.now()}`));
      rmSync(join(folder, name + lookedThrough), { force: true });
    } catch {
      // On another disk, say: what is kept too long does no harm.
    }
  }
}
