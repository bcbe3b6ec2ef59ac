import { Button } from '#site/components/button/button.tsx';
import type { AnswerWords } from '../search-words.ts';
import styles from './big-search-form.module.css';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

export interface WordedSearchFormProps extends Pick<
  SearchFormProps,
  'query' | 'audience' | 'isFirst' | 'children'
> {
  words: AnswerWords;
  place: Exclude<SearchFormProps['place'], 'header'>;
}

/** The search as the thing to do on a page, with its words given: the server has them without the words of all pages. */
export function WordedSearchForm({ words, ...asked }: WordedSearchFormProps) {
  return (
    <SearchForm
      words={words}
      {...asked}
      className={styles.big}
      button={
        <Button type="submit" className={styles.submit}>
          {words.submit}
        </Button>
      }
    />
  );
}
