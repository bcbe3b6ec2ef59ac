import type { ReactNode } from 'react';
import { searchFilePath, searchWords } from '../published.ts';
import styles from './big-search-form.module.css';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

interface BigSearchFormProps extends Pick<SearchFormProps, 'query' | 'audience' | 'isFirst'> {
  place?: Exclude<SearchFormProps['place'], 'header'>;
  /** What stands below the field. */
  children?: ReactNode;
}

/** The search as the thing to do on a page: with its button, and as wide as the text. */
export function BigSearchForm({ place = 'big', children, ...asked }: BigSearchFormProps) {
  return (
    <SearchForm
      place={place}
      words={searchWords}
      file={searchFilePath}
      {...asked}
      className={styles.big}
      button={
        <button type="submit" className={styles.submit}>
          {searchWords.submit}
        </button>
      }
    >
      {children}
    </SearchForm>
  );
}
