import { stemOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';
import { plainWords } from './words.ts';

/** The words of a text that say something, each with its stem and what it is the same as. */
export const contentOf = (vocabulary: Vocabulary, text: string): string[][] =>
  plainWords(text)
    .filter((plain) => vocabulary.kindOf(plain) === 'full')
    .map(stemOf)
    .map((stem) => [stem, ...vocabulary.meaningsOf(stem).filter((term) => term.startsWith('='))]);

/** The terms under which the words of a text are filed: their stems, and the meanings of words and phrases. */
export function termsIn(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  const terms: string[] = [];
  words.forEach((plain, at) => {
    if (plain !== '|' && vocabulary.kindOf(plain) !== 'stop')
      terms.push(stems[at]!, ...vocabulary.meaningsOf(stems[at]!));
    for (const { meanings } of vocabulary.phrasesAt(stems, at)) terms.push(...meanings);
  });
  return terms;
}
