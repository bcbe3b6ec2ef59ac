import type { ReactNode } from 'react';
import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '#site/components/button/button.tsx';
import { publishedWords } from '../published.ts';
import styles from './big-search-form.module.css';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

interface BigSearchFormProps extends Pick<SearchFormProps, 'query' | 'audience' | 'isFirst'> {
  place?: Exclude<SearchFormProps['place'], 'header'>;
  /** What stands below the field. */
  children?: ReactNode;
}

/** The search as the thing to do on a page: with its button, and as wide as the text. */
export function BigSearchForm({ place = 'big', children, ...asked }: BigSearchFormProps) {
  const words = publishedWords(useCatalog());
  return (
    <SearchForm
      place={place}
      words={words}
      {...asked}
      className={styles.big}
      button={
        <Button type="submit" className={styles.submit}>
          {words.submit}
        </Button>
      }
    >
      {children}
    </SearchForm>
  );
}
