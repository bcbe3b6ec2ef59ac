import { dirname } from 'node:path';
import { findIn, keepLines, makeFolder } from './files.ts';

/** What can be kept: words, many of which stand in it again and again. */
export type Words = string | boolean | readonly Words[] | { readonly [name: string]: Words };

/** What was found in thousands of small things, from build to build, in one file: most of them are as they were. */
export interface KeptLines<Found> {
  /** Gives what was found before, or finds it. @param name of what it is found in, without a space: of all that has a say */
  of(name: string, find: () => Found): Found;
  /** Keeps what was asked for, and nothing else. */
  save(): void;
}

/**
 * Opens a file of what was found, as lines of JSON. Each word stands once, in the last line: in the others its place there stands for it,
 * since to read millions of words takes longer than to read what is made of them.
 *
 * @param madeBy names what has a say in all of it, such as the code that finds it
 */
export function keptLines<Found extends { readonly [Name in keyof Found]: Words }>(
  file: string,
  madeBy = '',
): KeptLines<Found> {
  makeFolder(dirname(file));
  const lines = findIn(file)?.toString().split('\n') ?? [];
  const head = `words ${madeBy}`;
  const isUsable = lines[0] === head;
  const known = new Map(
    isUsable ? lines.slice(1, -2).map((line) => [line.slice(0, line.indexOf(' ')), line]) : [],
  );
  const words = isUsable ? (JSON.parse(lines.at(-2)!) as string[]) : [];
  const places = new Map(words.map((word, place) => [word, place]));
  // All may be larger than what it is made for: nothing of it is held until the end.
  const keeping = keepLines(file);
  keeping.add(head);

  function placeOf(word: string): number {
    const place = places.get(word) ?? words.push(word) - 1;
    places.set(word, place);
    return place;
  }

  const packed = (found: Found) =>
    JSON.stringify(found, (_, each: unknown) => (typeof each === 'string' ? placeOf(each) : each));

  return {
    of(name, find) {
      const line = known.get(name);
      const found = line ? (unpacked(JSON.parse(line.slice(name.length)), words) as Found) : find();
      keeping.add(line ?? `${name} ${packed(found)}`);
      return found;
    },
    save() {
      keeping.add(JSON.stringify(words));
      keeping.done();
    },
  };
}

/** With the words in their places. */
function unpacked(packed: unknown, words: readonly string[]): unknown {
  if (typeof packed === 'number') return words[packed];
  if (Array.isArray(packed)) return packed.map((each) => unpacked(each, words));
  if (typeof packed !== 'object' || packed === null) return packed;
  return Object.fromEntries(Object.entries(packed).map(([name, each]) => [name, unpacked(each, words)]));
}
