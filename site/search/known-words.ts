import type { Catalog } from '#catalog/catalog.ts';
import { countWords } from '#search/build-index.ts';
import type { KnownWords } from '#search/topic.ts';
import { Vocabulary } from '#search/vocabulary.ts';
import { searchData } from './data.ts';

/** The words that the search of a language knows. */
export function knownWords(catalog: Catalog): KnownWords {
  const { documents, language } = searchData(catalog);
  const vocabulary = new Vocabulary(language);
  return {
    words: Object.fromEntries(
      new Map([...[...vocabulary.words].map((word) => [word, 1] as const), ...countWords(documents)]),
    ),
    stop: [...vocabulary.words].filter((word) => vocabulary.kindOf(word) === 'stop'),
  };
}
