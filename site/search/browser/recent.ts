import { storedList, storeList } from '#site/client/stored-list.ts';

const key = 'recent-searches';
const maxSearches = 5;

/** What was searched on this device, the latest first. It never leaves it. */
export const recentSearches = (): string[] => storedList(key).slice(0, maxSearches);

/** Remembers a search that somebody went through with. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  storeList(key, [text, ...recentSearches().filter((known) => known !== text)].slice(0, maxSearches));
}

/** Forgets every search. */
export const forgetSearches = (): void => storeList(key, []);
