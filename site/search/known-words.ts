import type { Catalog } from '#catalog/catalog.ts';
import type { KnownWords } from '#search/topic.ts';
import { Vocabulary } from '#search/vocabulary.ts';
import { searchLanguage } from './data.ts';
import { wordUses } from './published.ts';

/** The words that the search of a language knows. */
export function knownWords(catalog: Catalog): KnownWords {
  const vocabulary = new Vocabulary(searchLanguage(catalog));
  return {
    words: Object.fromEntries(
      new Map([...[...vocabulary.words].map((word) => [word, 1] as const), ...wordUses(catalog)]),
    ),
    stop: [...vocabulary.words].filter((word) => vocabulary.kindOf(word) === 'stop'),
  };
}
