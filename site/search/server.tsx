import { renderToStaticMarkup } from 'react-dom/server';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { answersOnPage, fillPage, type FilledPage, readAsked } from './fill-page.tsx';
import { publishedWords } from './published.ts';
import { siteSearch } from './site-search.ts';
import { SearchView } from './view/search-view.tsx';

const language = defaultLanguage;
const catalog = catalogOf(language);
const { search } = siteSearch(catalog);

/**
 * The published search page with the answers to a query in place of its own view, and the query in its title: what a browser
 * without JavaScript is sent, ranked and marked as the browser does.
 */
export function fillSearchPage(page: string, query: string, audience: string): FilledPage {
  const asked = readAsked(query, audience);
  const outcome = search(asked.query, { audience: asked.audience, limit: answersOnPage });
  return fillPage(page, asked, outcome, publishedWords(catalog), () =>
    renderToStaticMarkup(
      <InLanguage language={language}>
        <SearchView {...asked} outcome={outcome} />
      </InLanguage>,
    ),
  );
}
