import type { SearchAudience, SearchOutcome } from '#search/types.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { publishedWords } from '../published.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { BeforeAsking } from './before-asking.tsx';
import { BigSearchForm } from './big-search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-view.module.css';

/** The search page. The server puts its own in place of the published one, by this id. */
export const searchViewId = 'search-view';

interface SearchViewProps {
  query?: string;
  audience?: SearchAudience;
  /** What the server found; nothing on the page as it is published, where the browser searches. */
  outcome?: SearchOutcome;
}

/** A question, whom it is for, and the answers; as long as nothing is asked, the most urgent situations. */
export function SearchView({ query = '', audience = 'any', outcome }: SearchViewProps) {
  const words = publishedWords(useCatalog());
  return (
    <div id={searchViewId} className={styles.view}>
      <h1 className={styles.title}>{words.heading}</h1>
      <BigSearchForm place={outcome ? 'answered' : 'page'} query={query} isFirst={!query}>
        <AudienceChoice words={words} audience={audience} />
      </BigSearchForm>
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
      {!query && <BeforeAsking />}
    </div>
  );
}
