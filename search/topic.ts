import { queryWords } from './question.ts';
import { corrections } from './spelling.ts';
import { stemOf } from './stem.ts';

/** The words that the search knows, as far as questions are told apart by them. */
export interface KnownWords {
  /** Those of the documents and of the synonyms, with how often they stand there. */
  words: Record<string, number>;
  /** Those that say nothing of what is asked. */
  stop: string[];
}

/** What a question is about, however it is worded. */
export interface Topic {
  /** The stems of its words, in the order of the alphabet: what is misspelled set right, stop words left out. */
  stems: string[];
  /** Whether each of the stems is of a word that the search knows. */
  isKnown: boolean;
  /** The words that the search does not know as they are written: misspelled, foreign, names, numbers. */
  unknown: string[];
}

/** From so many letters on, a slip is set right. */
const minCorrected = 5;

/** Reads what questions are about. */
export function createTopicReader({ words, stop }: KnownWords): (query: string) => Topic {
  const known = new Map(Object.entries(words));
  const stems = new Set([...known.keys()].map(stemOf));
  const stopWords: ReadonlySet<string> = new Set(stop);
  // People get the first letter right; to compare with all words would take 15 times as long.
  const byInitial = new Map<string, Map<string, number>>();
  for (const [word, uses] of known) {
    const alike = byInitial.get(word[0]!) ?? new Map<string, number>();
    byInitial.set(word[0]!, alike.set(word, uses));
  }

  const isWritten = (word: string) => known.has(word) || stems.has(stemOf(word));

  function meant(word: string): string {
    if (isWritten(word) || word.length < minCorrected) return word;
    return corrections(word, byInitial.get(word[0]!) ?? new Map())[0] ?? word;
  }

  return (query) => {
    const asked = queryWords(query);
    const telling = asked.filter((word) => !stopWords.has(word)).map(meant);
    const read = telling.length > 0 ? telling : asked;
    return {
      stems: [...new Set(read.map(stemOf))].sort(),
      isKnown: read.every(isWritten),
      unknown: asked.filter((word) => !isWritten(word)),
    };
  };
}
