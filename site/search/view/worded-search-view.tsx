import type { ReactNode } from 'react';
import type { SearchAudience, SearchOutcome } from '#search/types.ts';
import type { AnswerWords, SearchWords } from '../search-words.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-view.module.css';
import { WordedSearchForm } from './worded-search-form.tsx';

/** The search page. The server puts its own in place of the published one, by this id. */
export const searchViewId = 'search-view';

export interface WordedSearchViewProps {
  /** `withoutScript` where there may be no answers. */
  words: AnswerWords & Partial<SearchWords>;
  query?: string;
  audience?: SearchAudience;
  /** What the server found; nothing on the page as it is published, where the browser searches. */
  outcome?: SearchOutcome;
  /** What stands below as long as nothing is asked: the most urgent situations. */
  children?: ReactNode;
}

/** A question, whom it is for, and the answers, with the words given. */
export function WordedSearchView({
  words,
  query = '',
  audience = 'any',
  outcome,
  children,
}: WordedSearchViewProps) {
  return (
    <div id={searchViewId} className={styles.view}>
      <h1 className={styles.title}>{words.heading}</h1>
      <WordedSearchForm place={outcome ? 'answered' : 'page'} words={words} query={query} isFirst={!query}>
        <AudienceChoice words={words} audience={audience} />
      </WordedSearchForm>
      <div className="visually-hidden" role="status" data-search-status="" />
      <div className={styles.results} data-search-results="">
        {outcome ? (
          <SearchResults query={query} outcome={outcome} words={words} />
        ) : (
          <noscript>
            <p>
              {words.withoutScript} <a href={words.faqs}>{words.allQuestions}</a>
            </p>
          </noscript>
        )}
      </div>
      {!query && children}
    </div>
  );
}
