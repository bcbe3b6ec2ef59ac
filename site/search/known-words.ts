import type { Catalog } from '#catalog/catalog.ts';
import { spellingsOf } from '#search/spelled.ts';
import type { KnownWords } from '#search/topic.ts';
import { Vocabulary } from '#search/vocabulary.ts';
import { searchData } from './data.ts';

/** The words that the search of a language knows. */
export function knownWords(catalog: Catalog): KnownWords {
  const { documents, language } = searchData(catalog);
  const vocabulary = new Vocabulary(language);
  return {
    words: Object.fromEntries(spellingsOf(documents, vocabulary).candidates),
    stop: [...vocabulary.words].filter((word) => vocabulary.kindOf(word) === 'stop'),
  };
}
