import type { SearchOutcome } from '#search/types.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { fill } from '#site/messages/fill.ts';
import type { AnswerWords } from '../search-words.ts';
import { SafetyCard, titleOf } from './safety-card.tsx';
import { SearchHitText } from './search-hit.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  query: string;
  outcome: SearchOutcome;
  words: AnswerWords;
  /** Set while somebody is still typing: then nothing is said of a miss. */
  isTyping?: boolean;
}

/**
 * The answers to a query. Rendered by React on the server and by `site/search/browser/to-dom.ts` in the browser, so it uses
 * neither hooks nor handlers.
 */
export function SearchResults({ query, outcome, words, isTyping = false }: SearchResultsProps) {
  const { hits, fits, urgent } = outcome;
  return (
    <>
      {urgent && <SafetyCard urgent={urgent} words={words.safety} />}
      {query ? (
        <Summary query={query} outcome={outcome} words={words} isTyping={isTyping} />
      ) : (
        <p className={styles.hint}>{words.start}</p>
      )}
      {hits.length > 0 && (
        <ol className={`${styles.hits} ${fits ? '' : styles.nearest}`}>
          {hits.map((hit) => (
            <li key={hit.document.url}>
              <a className={styles.hit} href={hit.document.url}>
                <SearchHitText hit={hit} words={words} />
              </a>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.person}>
        {query && words.person} <a href={words.contact}>{words.write}</a> ·{' '}
        <a href={words.faqs}>{words.allQuestions}</a> · <a href={words.tools}>{words.allTools}</a>
      </p>
    </>
  );
}

function Summary({ query, outcome, words, isTyping }: Required<SearchResultsProps>) {
  const { hits, fits, urgent, isPartial } = outcome;
  if (!fits && isPartial) return <h2 className={styles.summary}>{words.partial}</h2>;
  if (!fits && isTyping) return null;
  return (
    <>
      <h2 className={styles.summary}>{summaryOf(query, hits.length, fits, words)}</h2>
      {isPartial && <p className={styles.hint}>{words.partial}</p>}
      {!fits && (
        <p className={styles.hint}>
          {words.missedHint} {hits.length > 0 ? words.nearest : words.nothing}
        </p>
      )}
      {!fits && !urgent && (
        <p className={styles.hint}>
          <a href={words.safety.tel}>{words.safety.callInDanger}</a>
        </p>
      )}
    </>
  );
}

/** How many answers there are, or that none fits. */
function summaryOf(query: string, count: number, fits: boolean, words: AnswerWords): string {
  if (!fits) return fill(words.missed, { query });
  return fillPlural(words.found, { query, count }, words.locale);
}

/** What stands above hits that don't fit. */
export function missNote(query: string, { hits }: SearchOutcome, words: AnswerWords): string {
  return `${fill(words.missed, { query })}. ${hits.length > 0 ? words.nearest : words.nothing}`;
}

/** What a screen reader is told of an outcome: the emergency card first, then how many answers, or that none fits. */
export function spokenOutcome(query: string, outcome: SearchOutcome, words: AnswerWords): string {
  const { hits, fits, urgent, isPartial } = outcome;
  const said = isPartial
    ? words.partial
    : fits
      ? fillPlural(words.answers, { count: hits.length }, words.locale)
      : missNote(query, outcome, words);
  return urgent && fits ? `${titleOf(urgent, words)} ${said}` : said;
}
