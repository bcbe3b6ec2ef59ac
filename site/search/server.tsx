import { renderToStaticMarkup } from 'react-dom/server';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { SearchView, searchViewId } from './view/search-view.tsx';
import { type Found, foundIn } from '#search/found.ts';
import { siteSearch } from './site-search.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { publishedWords } from './published.ts';
import { maxQueryLength } from '#search/max-query-length.ts';
import type { SearchAudience } from '#search/types.ts';

const language = defaultLanguage;
const catalog = catalogOf(language);
const { search } = siteSearch(catalog);
const limit = 10;

/** The search page for a query: what a browser without JavaScript is sent, ranked and marked as the browser does. */
function renderSearch(query: string, audience: string): { html: string; found: Found | undefined } {
  const asked = askedIn(query);
  const forWhom: SearchAudience = audience === 'drive' || audience === 'host' ? audience : 'any';
  const outcome = search(asked, { audience: forWhom, limit });
  const view = (
    <InLanguage language={language}>
      <SearchView query={asked} audience={forWhom} outcome={outcome} />
    </InLanguage>
  );
  return { html: renderToStaticMarkup(view), found: asked ? foundIn(outcome) : undefined };
}

/** A search page with its answers, and what the question found; nothing where none was asked. */
interface FilledPage {
  page: string;
  found: Found | undefined;
}

/** The published search page with the answers to a query in place of its own view, and the query in its title. */
export function fillSearchPage(page: string, query: string, audience: string): FilledPage {
  const start = page.indexOf(`<div id="${searchViewId}"`);
  const end = page.indexOf('</main>', start);
  if (start < 0 || end < 0)
    throw new Error(`The search page has no #${searchViewId} at the end of its main part`);
  const { html, found } = renderSearch(query, audience);
  return { page: titled(page.slice(0, start), query) + html + page.slice(end), found };
}

function titled(head: string, query: string): string {
  const asked = askedIn(query);
  if (!asked) return head;
  const words = publishedWords(catalog);
  const text = fill(words.titled, { query: asked, title: words.documentTitle });
  return head.replace(/<title>.*?<\/title>/, () => renderToStaticMarkup(<title>{text}</title>));
}

const askedIn = (query: string) => query.slice(0, maxQueryLength).trim();
