import { useCatalog } from '#site/catalog-context.tsx';
import { publishedWords } from '../published.ts';
import { WordedSearchForm, type WordedSearchFormProps } from './worded-search-form.tsx';

/** The search as the thing to do on a page: with its button, and as wide as the text. */
export function BigSearchForm(asked: Pick<WordedSearchFormProps, 'audience'>) {
  return <WordedSearchForm place="big" words={publishedWords(useCatalog())} {...asked} />;
}
