import type { SearchOutcome } from './types.ts';

/** What a question found: answers; only what is nearest, and then the page says that nothing fits; or nothing. */
export type Found = 'answers' | 'declined' | 'nothing';

/** What a question found, in a word. */
export function foundIn({ hits, fits }: Pick<SearchOutcome, 'hits' | 'fits'>): Found {
  if (fits) return 'answers';
  return hits.length > 0 ? 'declined' : 'nothing';
}
