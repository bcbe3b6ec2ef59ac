import { termsIn } from '../../search/filed-terms.ts';
import { stemOf } from '../../search/stem.ts';
import type { SearchLanguage } from '../../search/types.ts';
import { readVocabulary } from '../../search/vocabulary.ts';
import { plainWords, wordsOf } from '../../search/words.ts';

/**
 * Says which words of a keyword a text does not say, in no form of theirs and by no synonym. Words that say little are left
 * out, as the search leaves them out.
 */
export function createUnsaid(language: SearchLanguage): (keyword: string, text: string) => string[] {
  const vocabulary = readVocabulary(language);
  /** What is meant by any form of a word: who says "breakdown" has said "break down". */
  const alsoMeant = new Map(
    language.same.map((group, index) => [`=${index}`, group.flatMap((entry) => meaningsOf(stemsOf(entry)))]),
  );
  return (keyword, text) => {
    const terms = termsIn(vocabulary, plainWords(text));
    const said = new Set([...terms, ...terms.flatMap((term) => alsoMeant.get(term) ?? [])]);
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
  };

  function meaningsOf(stems: readonly string[]): readonly string[] {
    if (stems.length === 1) return vocabulary.meaningsOf(stems[0]!);
    return vocabulary.phrasesAt(stems, 0).find(({ length }) => length === stems.length)?.meanings ?? [];
  }
}

export function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ plain }) => stemOf(plain));
}
