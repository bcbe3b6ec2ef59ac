import { SearchView } from '#site/search/view/search-view.tsx';

/** The page that a search leads to. The server answers it whole; on a plain static host the browser fills it. */
export default function Page() {
  return <SearchView />;
}
