import { fromSigns, SignReader, toSigns } from './codes.ts';

/** Words in the order of their letters, each with how often it stands in the documents. */
export interface WordList {
  words: readonly string[];
  uses: readonly number[];
}

/** A list as it is stored: each word without what it has in common with the one before, and how much that is. */
export type WrittenWords = readonly [words: string, uses: string];

/** What one sign can say. */
const maxCommon = 45;

export const noWords: WordList = { words: [], uses: [] };

export function writeWords({ words, uses }: WordList): WrittenWords {
  let last = '';
  const shortened = words.map((word) => {
    let common = 0;
    while (common < maxCommon && common < last.length && last[common] === word[common]) common++;
    last = word;
    return toSigns([common]) + word.slice(common);
  });
  return [shortened.join(' '), toSigns(uses)];
}

export function readWords([shortened, uses]: WrittenWords): WordList {
  let last = '';
  const words = shortened.split(' ').map((entry) => {
    const common = new SignReader(entry).number();
    return (last = last.slice(0, common) + entry.slice(1));
  });
  return { words, uses: fromSigns(uses) };
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
