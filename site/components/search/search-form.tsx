import type { SearchAudience, SearchWords } from '#site/search/types.ts';
import { SearchIcon } from './search-icon.tsx';
import styles from './search-form.module.css';

/** Where a form stands: small in the header, big on a page, or above the results. */
export type SearchPlace = 'header' | 'big' | 'page';

interface SearchFormProps {
  place: SearchPlace;
  words: SearchWords;
  /** Address of the file to search in. */
  file: string;
  query?: string;
  audience?: SearchAudience;
}

const audiences = ['any', 'drive', 'host'] as const;

/**
 * Asks the search page. `client/search` shows answers while somebody types; without it the form is sent, and the server
 * answers.
 */
export function SearchForm({ place, words, file, query = '', audience = 'any' }: SearchFormProps) {
  return (
    <form className={`${styles.form} ${styles[place]}`} action={words.search} role="search" data-search={file} data-place={place} data-failed={words.failed}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          required={place !== 'page'}
          placeholder={words.placeholder}
          aria-label={words.label}
          aria-keyshortcuts="/ Control+K"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        {place === 'header' ? <kbd className={styles.key}>{words.shortcut}</kbd> : <button className={styles.submit}>{words.submit}</button>}
      </div>
      {place === 'page' ? <AudienceChoice words={words} audience={audience} /> : audience !== 'any' && <input type="hidden" name="audience" value={audience} />}
    </form>
  );
}

function AudienceChoice({ words, audience }: { words: SearchWords; audience: SearchAudience }) {
  const names = { any: words.everyone, drive: words.drive, host: words.host };
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.audience}</legend>
      {audiences.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="audience" value={value} defaultChecked={value === audience} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
