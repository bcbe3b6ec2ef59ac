import { useCatalog } from '#site/catalog-context.tsx';
import { publishedWords } from '../published.ts';
import { BeforeAsking } from './before-asking.tsx';
import { WordedSearchView, type WordedSearchViewProps } from './worded-search-view.tsx';

/** The search page: a question, whom it is for, and the answers; as long as nothing is asked, the most urgent situations. */
export function SearchView(asked: Omit<WordedSearchViewProps, 'words' | 'children'>) {
  return (
    <WordedSearchView words={publishedWords(useCatalog())} {...asked}>
      <BeforeAsking />
    </WordedSearchView>
  );
}
