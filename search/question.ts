import { maxQueryLength } from './max-query-length.ts';
import type { Speller } from './spelled.ts';
import { stemOf } from './stem.ts';
import type { SearchRanking } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { bigramsIn } from './bigrams.ts';
import { wordsOf } from './words.ts';

/** One thing the person asks for, with the terms of the index that would satisfy it. */
export interface QueryTerm {
  /** Terms, each with what it counts, from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** What it counts as a whole. */
  weight: number;
  /** False for the parts of a phrase that has a meaning of its own. */
  isNeeded: boolean;
  /** Whether it is two words that stand side by side. */
  isPair?: true;
}

const maxWords = 80;
/** What a section counts that has another phrase for one of the question. */
const nearPhrase = 0.6;

/** Three letters alike and more: who is afraid holds the key down. */
const stretched = /(\p{L})\1{2,}/gu;
/** What is said between the words, and would part phrases. */
const fillers = /^(w?tf|ffs|lol|lmao|omg|bro|dude|smh|u[mh]|pl[sz]|\|)$/;

/** The words of a query, in order; fillers, stretched letters and what is said twice in a row say no more. */
export function queryWords(query: string): string[] {
  return wordsOf(query.slice(0, maxQueryLength))
    .flatMap(({ plain }) =>
      plain
        .replace(stretched, '$1$1')
        .replace(/^(where|what|how|who|when)s$/, '$1 is')
        .split(' '),
    )
    .filter((plain, at, all) => !fillers.test(plain) && (/\d/.test(plain) || plain !== all[at - 1]))
    .slice(0, maxWords);
}

/**
 * Reads a query as its terms: words by their stem and meanings, phrases by their meaning, unknown words by their beginning
 * (the last one may still be being typed), their parts or their likeliest corrections.
 */
export function readQuestion(
  words: readonly string[],
  vocabulary: Vocabulary,
  spell: Speller,
  ranking: SearchRanking,
): QueryTerm[] {
  const options = words.map((word, at) => spell(word, at === words.length - 1).options);
  const stems = options.map(([first]) => stemOf(first!.word));

  const isNumber = (word: string) => /\d/.test(word);
  // Beside other words a number, a time or a code says little; alone it is all that was asked: "1099".
  const onlyNumbers = words.every(isNumber);
  const saysMore = ({ word }: { word: string }) =>
    vocabulary.kindOf(word) === 'full' && !vocabulary.isAside(word);
  const hasMore = options.some(([first]) => saysMore(first!));
  const queryTerms: QueryTerm[] = [];
  let phraseEnd = 0;
  words.forEach((_word, at) => {
    const [phrase] = vocabulary.phrasesAt(stems, at);
    if (phrase && at + phrase.length > phraseEnd) {
      queryTerms.push({
        terms: new Map(phrase.meanings.map((term) => [term, term.startsWith('=') ? 1 : nearPhrase])),
        weight: 1,
        isNeeded: true,
      });
      phraseEnd = at + phrase.length;
    }
    const spelled = options[at]!;
    const kind = vocabulary.kindOf(spelled[0]!.word);
    // A letter by itself is a word cut short: "where r my bookings".
    const isLetter = words.length > 1 && words[at]!.length < 2;
    const isAside = hasMore && vocabulary.isAside(spelled[0]!.word);
    if (kind === 'stop' || isLetter || isAside) return;
    const inPhrase = at < phraseEnd;
    const weight = (kind === 'weak' ? ranking.weak : 1) * (inPhrase ? ranking.inPhrase : 1);
    queryTerms.push({
      terms: termsFor(spelled),
      weight,
      isNeeded: !inPhrase && kind === 'full' && (onlyNumbers || !isNumber(spelled[0]!.word)),
    });
  });
  for (const pair of new Set(bigramsIn(stems))) {
    queryTerms.push({ terms: new Map([[pair, 1]]), weight: 1, isNeeded: false, isPair: true });
  }
  return queryTerms;

  function termsFor(spelled: readonly { word: string; weight: number }[]): Map<string, number> {
    const terms = new Map<string, number>();
    const put = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    for (const { word, weight } of spelled) {
      if (vocabulary.kindOf(word) === 'stop') continue;
      const stem = stemOf(word);
      put(stem, weight);
      for (const meaning of vocabulary.meaningsOf(stem)) {
        put(meaning, weight * (meaning.startsWith('=') ? ranking.same : ranking.near));
      }
    }
    return terms;
  }
}
