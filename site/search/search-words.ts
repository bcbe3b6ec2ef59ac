import type { SafetyContent, SearchTexts } from '#catalog/search-schema.ts';
import type { IndexCore } from '#search/search-index.ts';
import type { Urgency } from '#search/types.ts';

/** The emergency cards for one audience: what each says, and the steps it leads to, the first of them first. */
export type SafetyCards = Readonly<Record<Urgency['kind'], SafetyCardText>>;

interface SafetyCardText {
  title: string;
  text: string;
  links: readonly { href: string; steps: string }[];
}

/** What the emergency card says, and where its links lead. */
export type SafetyCardWords = Omit<SafetyContent['card'], 'drive' | 'host'> & {
  /** `tel:` with the emergency number. */
  tel: string;
  /** Where somebody writes to us who cannot call. */
  writeTo: { drive: string; host: string };
  drive: SafetyCards;
  host: SafetyCards;
};

/** What the parts of the search say (`content/{language}/search/texts.yaml`), and where they lead. */
export type SearchWords = Omit<SearchTexts, 'title' | 'description'> & {
  /** For plurals. */
  locale: string;
  contact: string;
  faqs: string;
  search: string;
  tools: string;
  /** Title of the search page where nothing is asked. */
  documentTitle: string;
  safety: SafetyCardWords;
};

/** What is said around answers: all but what stands where there are none for want of a script. */
export type AnswerWords = Omit<SearchWords, 'withoutScript'>;

/** The file the browser loads when somebody begins to search. */
export interface SearchFile {
  core: IndexCore;
  /** The folder of the index's parts; its name changes with them, so they are kept for ever. */
  parts: string;
  words: AnswerWords;
}
