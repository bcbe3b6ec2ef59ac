import type { SearchHit, Urgency } from '#search/types.ts';
import type { AnswerWords } from '../search-words.ts';
import { SafetyCard, safetyLinks } from './safety-card.tsx';
import { SearchHitText } from './search-hit.tsx';
import styles from './search-popup.module.css';

interface SearchPopupProps {
  /** Id of the list; options get it with their number. */
  id: string;
  words: AnswerWords;
  /** What stands above the options; below them where somebody is in danger, who is to find the number where it was. */
  note?: string;
  /** Puts the emergency card above all options; its links are the first of them. */
  urgent?: Urgency | undefined;
  hits?: readonly SearchHit[];
  /** Links beside the hits: all results, or recent searches. */
  links?: readonly { text: string; href: string }[];
  /** Shows the button that forgets the recent searches. */
  canForget?: boolean;
}

/** What opens below the field: a list of options for the combobox, each a link of its own. */
export function SearchPopup({
  id,
  words,
  note,
  urgent,
  hits = [],
  links = [],
  canForget = false,
}: SearchPopupProps) {
  const options = [
    ...hits.map((hit) => ({ href: hit.document.url, content: <SearchHitText hit={hit} words={words} /> })),
    ...links.map(({ text, href }) => ({ href, content: text })),
  ];
  const option = (at: number) => ({
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': 'false' as const,
    tabIndex: -1,
  });
  const noted = note && <p className={styles.note}>{note}</p>;
  const before = urgent ? safetyLinks(urgent, words.safety).length : 0;
  return (
    // What scrolls and has nothing else to stop at is a stop of the Tab key: here arrows lead to what it holds.
    <div className={styles.popup} data-search-popup="" tabIndex={-1}>
      {!urgent && noted}
      <div id={id} role="listbox" aria-label={words.label}>
        {urgent && <SafetyCard urgent={urgent} words={words.safety} option={option} />}
        {options.map(({ href, content }, at) => (
          <a key={href} className={styles.option} href={href} {...option(before + at)}>
            {content}
          </a>
        ))}
      </div>
      {urgent && noted}
      {canForget && (
        <button className={styles.forget} type="button" data-forget="">
          {words.forget}
        </button>
      )}
    </div>
  );
}
