import type { Search } from '#search/engine.ts';
import type { AnswerWords } from '../search-words.ts';
import type { RemoteParts } from './remote-parts.ts';

/** The search as the browser has it: the engine, what loads the parts that it lacks, and the words around it. */
export interface LoadedSearch extends Search, RemoteParts {
  words: AnswerWords;
}

/** A form that waits for the search. */
export interface WaitingForm {
  /** Says what there is, to screen readers alone; that the search did not come it says to all. */
  status: HTMLElement;
  begin(search: LoadedSearch): void;
}
