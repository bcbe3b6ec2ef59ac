import type { SafetyContent, SearchTexts } from '#catalog/search-schema.ts';
import type { SearchData } from '#search/types.ts';

/** The emergency card's words for one audience, and where its steps are; `also` has a second address. */
export type SafetySteps = Omit<SafetyContent['card']['drive'], 'also'> & {
  href: string;
  also?: { href: string; steps: string };
};

/** What the emergency card says, and where its links lead. */
export type SafetyCardWords = Omit<SafetyContent['card'], 'drive' | 'host'> & {
  /** `tel:` with the emergency number. */
  tel: string;
  /** `mailto:` with the operator's address. */
  email: string;
  drive: SafetySteps;
  host: SafetySteps;
};

/** What the parts of the search say (`content/{language}/search/texts.yaml`), and where they lead. */
export type SearchWords = SearchTexts & {
  /** For plurals. */
  locale: string;
  email: string;
  faqs: string;
  search: string;
  tools: string;
  /** Title of the search page where nothing is asked. */
  documentTitle: string;
  safety: SafetyCardWords;
};

/** The file the browser loads when somebody begins to search. */
export interface SearchFile extends SearchData {
  words: SearchWords;
}
