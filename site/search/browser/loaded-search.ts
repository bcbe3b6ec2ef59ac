import type { Search } from '#search/engine.ts';
import type { SearchWords } from '../search-words.ts';
import type { RemoteParts } from './remote-parts.ts';

/** The search as the browser has it: the engine, what loads the parts that it lacks, and the words around it. */
export interface LoadedSearch extends Search, RemoteParts {
  words: SearchWords;
}

/** Loads the search once for all forms of a page. @param again whether it did not come before */
export type LoadSearch = (again?: unknown) => Promise<LoadedSearch>;
