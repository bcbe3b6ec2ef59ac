import { corrections, splitWord } from './spelling.ts';
import { stemOf } from './stem.ts';
import type { SearchRanking } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** One thing the person asks for, with the terms of the index that would satisfy it. */
export interface Wish {
  /** Terms, each with what it counts, from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** What the wish as a whole counts. */
  weight: number;
  /** False for the parts of a phrase that has a meaning of its own. */
  isNeeded: boolean;
}

/** Queries are cut to this many characters. */
export const maxQueryLength = 200;
const maxWords = 24;

/** The words of the documents. */
export interface Spellings {
  /** As they are spelled there, with how often they stand there. */
  uses: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** What a misspelled word may have been meant as: the words of the documents and of the synonyms. */
  candidates: ReadonlyMap<string, number>;
}

/**
 * Reads a query as wishes: words by their stem and meanings, phrases by their meaning, unknown words by their beginning
 * (the last one may still be being typed), their parts or their likeliest corrections.
 */
export function readQuestion(
  query: string,
  vocabulary: Vocabulary,
  spellings: Spellings,
  ranking: SearchRanking,
): Wish[] {
  const words = wordsOf(query.slice(0, maxQueryLength))
    .map(({ plain }) => plain)
    .filter((plain) => plain !== '|')
    .slice(0, maxWords);
  const isKnown = (word: string) => spellings.candidates.has(word);
  const options = words.map((word, at) => spell(word, at === words.length - 1));
  const stems = options.map(([first]) => stemOf(first!.word));

  const wishes: Wish[] = [];
  let phraseEnd = 0;
  words.forEach((_word, at) => {
    const [phrase] = vocabulary.phrasesAt(stems, at);
    if (phrase && at + phrase.length > phraseEnd) {
      wishes.push({
        terms: new Map(phrase.meanings.map((term) => [term, term.startsWith('=') ? 1 : 0.9])),
        weight: 1,
        isNeeded: true,
      });
      phraseEnd = at + phrase.length;
    }
    const spelled = options[at]!;
    const kind = vocabulary.kindOf(spelled[0]!.word);
    if (kind === 'none') return;
    const inPhrase = at < phraseEnd;
    const weight = (kind === 'weak' ? ranking.weak : 1) * (inPhrase ? 0.35 : 1);
    wishes.push({
      terms: termsFor(spelled),
      weight,
      isNeeded: !inPhrase && kind === 'full' && !/^\d+$/.test(spelled[0]!.word),
    });
  });
  return wishes;

  function spell(word: string, isLast: boolean): { word: string; weight: number }[] {
    if (isKnown(word)) {
      return [
        { word, weight: 1 },
        ...(isLast && word.length > 3 ? begun(word).map((longer) => ({ word: longer, weight: 0.5 })) : []),
      ];
    }
    const longer = isLast && word.length > 1 ? begun(word) : [];
    if (longer.length > 0) return longer.map((candidate) => ({ word: candidate, weight: ranking.prefix }));
    if (spellings.stems.has(stemOf(word))) return [{ word, weight: 1 }];
    const parts = splitWord(word, isKnown);
    if (parts) return parts.map((part) => ({ word: part, weight: 1 }));
    const corrected = corrections(word, spellings.candidates);
    if (corrected.length === 0) return [{ word, weight: 1 }];
    return corrected.map((candidate) => ({ word: candidate, weight: ranking.typo }));
  }

  /** Known words that begin like this. */
  function begun(start: string): string[] {
    return [...spellings.uses]
      .filter(([known]) => known.length > start.length && known.startsWith(start))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([known]) => known);
  }

  function termsFor(spelled: readonly { word: string; weight: number }[]): Map<string, number> {
    const terms = new Map<string, number>();
    const put = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    for (const { word, weight } of spelled) {
      if (vocabulary.kindOf(word) === 'none') continue;
      const stem = stemOf(word);
      put(stem, weight);
      for (const meaning of vocabulary.meaningsOf(stem)) {
        put(meaning, weight * (meaning.startsWith('=') ? ranking.same : ranking.near));
      }
    }
    return terms;
  }
}
