import { fromSigns, SignReader, toSign, toSigns } from './codes.ts';

/** Words in the order of their letters, each with how often it stands in the documents. */
export interface WordList {
  words: readonly string[];
  uses: readonly number[];
}

/** A list as it is stored. */
export type WrittenWords = readonly [words: string, uses: string];

/** One sign says it, and none of these is a `|`. */
const maxCommon = 45;

export const noWords: WordList = { words: [], uses: [] };

export const writeWords = ({ words, uses }: WordList): WrittenWords => [writeSorted(words), toSigns(uses)];

export const readWords = ([words, uses]: WrittenWords): WordList => ({
  words: readSorted(words),
  uses: fromSigns(uses),
});

/** Sorted texts as one, each without what it has in common with the one before, and how much that is. None has a `|`. */
export function writeSorted(texts: readonly string[]): string {
  let last = '';
  const shortened = texts.map((text) => {
    let common = 0;
    while (common < maxCommon && common < last.length && last[common] === text[common]) common++;
    last = text;
    return toSign(common) + text.slice(common);
  });
  return shortened.join('|');
}

/** Reads what {@link writeSorted} has written. */
export function readSorted(written: string): string[] {
  let last = '';
  return written.split('|').map((entry) => {
    const common = new SignReader(entry).sign();
    return (last = last.slice(0, common) + entry.slice(1));
  });
}

/** How many of a sorted list come before a key. */
export function placeIn<Key extends string | number>(sorted: readonly Key[], key: Key): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
