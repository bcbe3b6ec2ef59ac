import { remembered } from './remembered.ts';
import { corrections, editDistance, splitWord } from './spelling.ts';
import type { Lexicon } from './lexicon.ts';
import type { SearchRanking } from './types.ts';

/** What a written word may have been meant as, the likeliest first. */
export interface Spelled {
  /** Whether it is a word, the beginning of one, two written as one, or misspelled. */
  as: 'written' | 'begun' | 'split' | 'corrected';
  options: { word: string; weight: number }[];
}

export type Speller = (word: string, isLast: boolean) => Spelled;

/** Reads words as they were meant. Only the last of a query may still be being typed. */
export function createSpeller(known: Lexicon, ranking: SearchRanking): Speller {
  const read = new Map<string, Spelled>();

  return (word, isLast) => {
    const key = isLast ? `${word} ` : word;
    const spelled = remembered(read, key, () => spell(word, isLast));
    // What was read without all of the words may be read otherwise with them.
    if (!known.isWhole) read.delete(key);
    return spelled;
  };

  function spell(word: string, isLast: boolean): Spelled {
    // What is not still being typed needs no list of words: its stem is looked up with the others.
    if (!isLast && known.hasFormOf(word)) return asWritten(word);
    if (isLast && known.has(word)) {
      const longer = word.length > 3 ? begun(word) : [];
      return { as: 'written', options: [{ word, weight: 1 }, ...weighed(longer, 0.5)] };
    }
    const longer = isLast && word.length > 1 ? begun(word) : [];
    if (longer.length > 0) return { as: 'begun', options: weighed(longer, ranking.prefix) };
    if (known.hasFormOf(word)) return asWritten(word);
    const { isAwaited } = known;
    // Of a word of up to five letters the first one is right: "cook" is no slip of "book".
    const corrected = corrections(word, known.near(word, isAwaited)).filter(
      (one) => word[5] ?? one[0] === word[0],
    );
    // One slip is likelier than a space left out: "threatend" is not "threat end".
    const isSlip = corrected.some((one) => editDistance(word, one, 1) < 2);
    const parts = !isAwaited && !isSlip && splitWord(word, (part) => known.has(part));
    if (parts) return { as: 'split', options: weighed(parts, 1) };
    if (corrected.length === 0) return asWritten(word);
    return { as: 'corrected', options: weighed(corrected, ranking.typo) };
  }

  /** Known words that begin like this, the commonest. */
  function begun(start: string): string[] {
    return known
      .longerThan(start)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([longer]) => longer);
  }
}

const asWritten = (word: string): Spelled => ({ as: 'written', options: weighed([word], 1) });
const weighed = (words: readonly string[], weight: number) => words.map((word) => ({ word, weight }));

/** From so many letters on, a slip is set right where it decides on more than an order. */
const minSureLength = 5;

/**
 * One reading of each word, for decisions rather than for ranking: a beginning counts when all words that begin so would
 * decide alike, a slip when the word is long enough and its first letter right.
 */
export function surely(word: string, { as, options }: Spelled, decides: (word: string) => boolean): string[] {
  const [first] = options;
  if (as === 'split') return options.map((option) => option.word);
  if (as === 'begun') return [options.every((option) => decides(option.word)) ? first!.word : word];
  if (as === 'written') return [word];
  return [word.length >= minSureLength && first!.word[0] === word[0] ? first!.word : word];
}

/** Words of phrases from so many letters on may be misspelled, and slips have so many letters at least. */
const minMeantLength = 4;
const minSlipLength = 3;

/**
 * Whether a word that is none may be a slip of a word of a phrase, whose other words show what is meant: its first letter
 * right, and one slip, or all vowels left out. The last word may still be being typed: it is no slip of what it begins.
 */
export function maySlip(word: string, { as }: Spelled, wanted: string, isLast: boolean): boolean {
  if (as === 'split') return false;
  if (word.length < minSlipLength || wanted.length < minMeantLength || word[0] !== wanted[0]) return false;
  if (isLast && wanted.startsWith(word)) return false;
  return editDistance(word, wanted, 1) === 1 || word === wanted.replace(/(?<!^)[aeiouy]/g, '');
}
