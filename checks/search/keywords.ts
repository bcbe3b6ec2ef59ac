import type { Vocabulary } from '../../search/vocabulary.ts';
import { stemOf } from '../../search/stem.ts';
import { wordsOf } from '../../search/words.ts';

/**
 * The words of a keyword that a text does not say, in no form of theirs and by no synonym. Words that say little are
 * left out, as the search leaves them out.
 */
export function unsaidOf(keyword: string, text: string, vocabulary: Vocabulary): string[] {
  const said = new Set(vocabulary.termsOf(text));
  const words = wordsOf(keyword).map(({ plain }) => plain);
  const stems = words.map(stemOf);
  const covered = new Set<number>();
  stems.forEach((stem, at) => {
    if ([stem, ...vocabulary.meaningsOf(stem)].some((term) => said.has(term))) covered.add(at);
    for (const { length, meanings } of vocabulary.phrasesAt(stems, at)) {
      if (!meanings.some((term) => said.has(term))) continue;
      for (let word = at; word < at + length; word++) covered.add(word);
    }
  });
  return words.filter((word, at) => vocabulary.kindOf(word) === 'full' && !covered.has(at));
}
