import type { SearchHit, SearchWords } from '#site/search/types.ts';
import { SearchHitText } from './search-hit.tsx';
import styles from './search-popup.module.css';

interface SearchPopupProps {
  /** Id of the list; options get it with their number. */
  id: string;
  words: SearchWords;
  /** What stands above the options. */
  note?: string;
  hits?: readonly SearchHit[];
  /** Links beside the hits: all results, or recent searches. */
  links?: readonly { text: string; href: string }[];
  /** Shows the button that forgets the recent searches. */
  canForget?: boolean;
}

/** What opens below the field: a list of options for the combobox, each a link of its own. */
export function SearchPopup({ id, words, note, hits = [], links = [], canForget = false }: SearchPopupProps) {
  const options = [
    ...hits.map((hit) => ({ href: hit.document.url, content: <SearchHitText hit={hit} words={words} /> })),
    ...links.map(({ text, href }) => ({ href, content: text })),
  ];
  return (
    <div className={styles.popup} data-search-popup="">
      {note && <p className={styles.note}>{note}</p>}
      <div id={id} role="listbox" aria-label={words.label}>
        {options.map(({ href, content }, at) => (
          <a
            key={href}
            id={`${id}-${at}`}
            className={styles.option}
            role="option"
            aria-selected="false"
            tabIndex={-1}
            href={href}
          >
            {content}
          </a>
        ))}
      </div>
      {canForget && (
        <button className={styles.note} type="button" data-forget="">
          {words.forget}
        </button>
      )}
    </div>
  );
}
