import { buildIndex } from './build-index.ts';
import { openSearch, type Search } from './engine.ts';
import type { SearchData } from './types.ts';

/** Builds an index in memory and opens it: what it finds is what the index finds that the browser loads by parts. */
export function createSearch(data: SearchData): Search {
  const { core, parts } = buildIndex(data);
  return openSearch(core, (name) => parts[name]);
}
