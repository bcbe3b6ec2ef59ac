import { dirname } from 'node:path';
import { findIn, keepLines, makeFolder } from './kept.ts';

/** What was found in thousands of small things, from build to build, in one file: most of them are as they were. */
export interface KeptLines<Found> {
  /** Gives what was found before, or finds it. @param name of what it is found in, without a space: of all that has a say */
  of(name: string, find: () => Found): Found;
  /** Keeps what was asked for, and nothing else. */
  save(): void;
}

/**
 * Opens a file of what was found, as lines of JSON.
 *
 * @param madeBy names what has a say in all of it, such as the code that finds it
 */
export function keptLines<Found>(file: string, madeBy = ''): KeptLines<Found> {
  makeFolder(dirname(file));
  const [keptBy, ...lines] = findIn(file)?.toString().split('\n') ?? [];
  const known = new Map(
    keptBy === madeBy ? lines.map((line) => [line.slice(0, line.indexOf(' ')), line]) : [],
  );
  // All may be larger than what it is made for: nothing of it is held until the end.
  const keeping = keepLines(file);
  keeping.add(madeBy);

  return {
    of(name, find) {
      const line = known.get(name);
      const found = line ? (JSON.parse(line.slice(name.length)) as Found) : find();
      keeping.add(line ?? `${name} ${JSON.stringify(found)}`);
      return found;
    },
    save: () => keeping.done(),
  };
}
