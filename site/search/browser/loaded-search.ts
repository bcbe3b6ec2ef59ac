import type { Search } from '#search/engine.ts';
import type { SearchWords } from '../search-words.ts';

/** The search as the browser has it: the engine, and the words around it. */
export interface LoadedSearch extends Search {
  words: SearchWords;
}
