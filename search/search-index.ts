import type { DocumentTable } from './document-list.ts';
import type { PackedLanguage } from './packed-words.ts';
import type { ScoreScale } from './postings.ts';
import type { SearchAudience, SearchData, Urgency } from './types.ts';

/**
 * Raised when an index is read otherwise than before: a page that was opened before a release has its engine, and gets the
 * index of after. A test says when.
 */
export const indexForm = 5;

/** What a search reads: a core, and parts by name, of which a question needs a few. */
export interface SearchIndex {
  core: IndexCore;
  parts: Readonly<Record<string, unknown>>;
}

/** What every question needs of an index. */
export interface IndexCore extends Omit<
  SearchData,
  'documents' | 'unanswered' | 'language' | 'safetySections'
> {
  /** {@link indexForm} of what built it. */
  form: number;
  language: PackedLanguage;
  scale: ScoreScale;
  documents: DocumentTable;
  /** How many topics that nothing answers follow the documents, by whom they are for. */
  unanswered: readonly (readonly [count: number, audience: SearchAudience])[];
  /** Where the parts of the terms begin, and those of the words; see `sorted-parts.ts`. */
  terms: string;
  words: string;
  /** The documents that come first in trouble, by audience and kind; -1 where there is none. */
  safety: Readonly<Record<Urgency['audience'], Readonly<Record<Urgency['kind'], number>>>>;
}
