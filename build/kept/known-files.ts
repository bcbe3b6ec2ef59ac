import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findIn, keepAt, makeFolder, stayInUse } from './files.ts';

/** What is known of files that are kept, from build to build: thousands of them need not be read again. */
export interface KnownFiles {
  /** What was read in a file, by a build before or now; undefined where nothing is kept in it, or not all of it. */
  of(file: string, read: (content: Buffer) => string): string | undefined;
  /** Knows a file that has just been made. @param text what would be read in it: one line */
  note(file: string, text: string): void;
  /** Keeps what was asked for or noted, and nothing else. */
  save(): void;
}

/**
 * Opens a list of what is known. A file that somebody has written to since is read again.
 *
 * @param readBy names what has a say in what is read in a file
 */
export function knownFiles(list: string, readBy = ''): KnownFiles {
  makeFolder(dirname(list));
  const [head, ...lines] = findIn(list)?.toString().split('\n') ?? [];
  const known = new Map(
    head === readBy ? lines.map((line) => [line.slice(0, line.indexOf('\t')), line]) : [],
  );
  const inUse = new Map<string, string>();

  function of(file: string, read: (content: Buffer) => string): string | undefined {
    const line = inUse.get(file) ?? known.get(file);
    const before = `${file}\t${sealOf(file)}\t`;
    if (line?.startsWith(before)) {
      const text = line.slice(before.length);
      if (stayInUse(file)) note(file, text);
      else inUse.set(file, line);
      return text;
    }
    const content = findIn(file);
    const text = content && read(content);
    if (text !== undefined) note(file, text);
    return text;
  }

  function note(file: string, text: string): void {
    inUse.set(file, `${file}\t${sealOf(file)}\t${text}`);
  }

  return { of, note, save: () => keepAt(list, Buffer.from([readBy, ...inUse.values()].join('\n'))) };
}

/** Tells a file that somebody has written to, and all links to it; undefined where there is none. */
export function sealOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}
