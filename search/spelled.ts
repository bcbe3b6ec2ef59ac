import { corrections, editDistance, splitWord } from './spelling.ts';
import { stemOf } from './stem.ts';
import type { SearchDocument, SearchRanking } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** The words of the documents. */
export interface Spellings {
  /** As they are spelled there, with how often they stand there. */
  uses: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** What a misspelled word may have been meant as: the words of the documents and of the synonyms. */
  candidates: ReadonlyMap<string, number>;
}

/** Words that are spelled right because they stand in the documents or among the synonyms. */
export function spellingsOf(documents: readonly SearchDocument[], vocabulary: Vocabulary): Spellings {
  const uses = new Map<string, number>();
  for (const { question, title, keywords, text, pageTitle } of documents) {
    for (const { plain } of wordsOf(`${question} ${title} ${keywords.join(' ')} ${text} ${pageTitle}`)) {
      uses.set(plain, (uses.get(plain) ?? 0) + 1);
    }
  }
  const candidates = new Map([...[...vocabulary.words].map((word) => [word, 1] as const), ...uses]);
  return { uses, candidates, stems: new Set([...uses.keys()].map(stemOf)) };
}

/** What a written word may have been meant as, the likeliest first. */
export interface Spelled {
  /** Whether it is a word, the beginning of one, two written as one, or misspelled. */
  as: 'written' | 'begun' | 'split' | 'corrected';
  options: { word: string; weight: number }[];
}

export type Speller = (word: string, isLast: boolean) => Spelled;

/** Reads words as they were meant. Only the last of a query may still be being typed. */
export function createSpeller(spellings: Spellings, ranking: SearchRanking): Speller {
  const isKnown = (word: string) => spellings.candidates.has(word);

  return (word, isLast) => {
    if (isKnown(word)) {
      const longer = isLast && word.length > 3 ? begun(word) : [];
      return { as: 'written', options: [{ word, weight: 1 }, ...weighed(longer, 0.5)] };
    }
    const longer = isLast && word.length > 1 ? begun(word) : [];
    if (longer.length > 0) return { as: 'begun', options: weighed(longer, ranking.prefix) };
    if (spellings.stems.has(stemOf(word))) return { as: 'written', options: weighed([word], 1) };
    const parts = splitWord(word, isKnown);
    if (parts) return { as: 'split', options: weighed(parts, 1) };
    const corrected = corrections(word, spellings.candidates);
    if (corrected.length === 0) return { as: 'written', options: weighed([word], 1) };
    return { as: 'corrected', options: weighed(corrected, ranking.typo) };
  };

  /** Known words that begin like this. */
  function begun(start: string): string[] {
    return [...spellings.uses]
      .filter(([known]) => known.length > start.length && known.startsWith(start))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([known]) => known);
  }
}

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
