import type { SearchAudience, SearchOutcome, SearchWords } from '#site/search/types.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-view.module.css';

/** The search page. The server puts its own in place of the published one, by this id. */
export const searchViewId = 'search-view';

interface SearchViewProps {
  words: SearchWords;
  file: string;
  query?: string;
  audience?: SearchAudience;
  /** What the server found; nothing on the page as it is published, where the browser searches. */
  outcome?: SearchOutcome;
}

/** A question, whom it is for, and the answers. */
export function SearchView({ words, file, query = '', audience = 'any', outcome }: SearchViewProps) {
  return (
    <div id={searchViewId} className={styles.view}>
      <h1 className={styles.title}>{words.heading}</h1>
      <SearchForm place="page" words={words} file={file} query={query} audience={audience} />
      <div className="visually-hidden" role="status" data-search-status="" />
      <div className={styles.results} data-search-results={outcome ? 'server' : ''}>
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
    </div>
  );
}
