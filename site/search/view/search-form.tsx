import type { ReactNode } from 'react';
import { maxQueryLength } from '#search/max-query-length.ts';
import type { SearchAudience } from '#search/types.ts';
import type { AnswerWords } from '../search-words.ts';
import { SearchIcon } from './search-icon.tsx';
import styles from './search-form.module.css';

/** Where a form stands: small in the header, big on a page, above room for answers, or above the server's answers. */
export type SearchPlace = 'header' | 'big' | 'page' | 'answered';

export interface SearchFormProps {
  place: SearchPlace;
  words: AnswerWords;
  query?: string;
  /** Whose answers come first, where the place says it; `later` leaves it to `client/tabs.ts`. */
  audience?: SearchAudience | 'later';
  /** Takes the focus when the page opens. */
  isFirst?: boolean;
  className?: string;
  /** What stands after the field: its button. */
  button?: ReactNode;
  /** What stands below the field. */
  children?: ReactNode;
}

/**
 * Asks the search page. `site/search/browser` shows answers while somebody types; without it the form is sent, and the server
 * answers.
 */
export function SearchForm({
  place,
  words,
  query = '',
  audience,
  isFirst = false,
  className,
  button,
  children,
}: SearchFormProps) {
  return (
    <form
      className={className ? `${styles.form} ${className}` : styles.form}
      action={words.search}
      role="search"
      aria-label={place === 'header' ? words.submit : undefined}
      data-search={place}
      data-failed={words.failed}
    >
      <div className={styles.field}>
        <SearchIcon />
        <input
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxQueryLength}
          placeholder={words.placeholder}
          aria-label={words.label}
          autoComplete="off"
          enterKeyHint="search"
          autoFocus={isFirst}
        />
        {button}
      </div>
      {children}
      {audience && (
        <input
          type="hidden"
          name="audience"
          value={audience === 'later' ? undefined : audience}
          disabled={audience === 'later'}
        />
      )}
    </form>
  );
}
