import type { Catalog } from '#catalog/catalog.ts';
import type { KnownWords } from '#search/topic.ts';
import { readVocabulary } from '#search/vocabulary.ts';
import { wordsOf } from '#search/words.ts';
import { searchLanguage } from './data.ts';
import { wordUses } from './published.ts';

/**
 * The words that the search of a language knows, but for those that stand nowhere but in a single way of asking: there people
 * are named and things are called as anybody may, so that such a word does not tell that a wording is about us.
 */
export function knownWords(catalog: Catalog): KnownWords {
  const vocabulary = readVocabulary(searchLanguage(catalog));
  const ways = Object.values(catalog.search.asked).flatMap((sections) => Object.values(sections).flat());
  const asked = new Set(wordsOf(ways.join(' ')).map(({ plain }) => plain));
  const said = [...wordUses(catalog)].filter(([word, uses]) => uses > 1 || !asked.has(word));
  return {
    words: Object.fromEntries(new Map([...[...vocabulary.words].map((word) => [word, 1] as const), ...said])),
    stop: [...vocabulary.words].filter((word) => vocabulary.kindOf(word) === 'stop'),
  };
}
