import { fill } from '#site/search/fill.ts';
import type { SearchOutcome, SearchWords } from '#site/search/types.ts';
import { SearchHitText } from './search-hit.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  query: string;
  outcome: SearchOutcome;
  words: SearchWords;
}

/**
 * The answers to a query. Rendered by React on the server and by `client/search/to-dom.ts` in the browser, so it uses
 * neither hooks nor handlers.
 */
export function SearchResults({ query, outcome: { hits, fits }, words }: SearchResultsProps) {
  if (!query) return <p className={styles.hint}>{words.start}</p>;
  return (
    <>
      <h2 className={styles.summary}>{summaryOf(query, hits.length, fits, words)}</h2>
      {!fits && (
        <p className={styles.hint}>
          {words.missedHint} {hits.length > 0 ? words.nearest : words.nothing}
        </p>
      )}
      <ol className={`${styles.hits} ${fits ? '' : styles.nearest}`}>
        {hits.map((hit) => (
          <li key={hit.document.url}>
            <a className={styles.hit} href={hit.document.url}>
              <SearchHitText hit={hit} words={words} />
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.person}>
        {words.person} <a href={words.email}>{words.write}</a> · <a href={words.faqs}>{words.allQuestions}</a>
      </p>
    </>
  );
}

/** How many answers there are, or that none fits: also what a screen reader is told. */
export function summaryOf(query: string, count: number, fits: boolean, words: SearchWords): string {
  if (!fits) return fill(words.missed, { query });
  return fill(count === 1 ? words.foundOne : words.found, { query, count });
}
