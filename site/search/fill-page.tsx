import { renderToStaticMarkup } from 'react-dom/server';
import { type Found, foundIn } from '#search/found.ts';
import { maxQueryLength } from '#search/max-query-length.ts';
import type { SearchAudience, SearchOutcome } from '#search/types.ts';
import { fill } from '#site/messages/fill.ts';
import type { AnswerWords } from './search-words.ts';
import { searchViewId } from './view/worded-search-view.tsx';

/** What is asked, as the search takes it. */
export interface Asked {
  query: string;
  audience: SearchAudience;
}

/** So many answers stand on the page. */
export const answersOnPage = 10;

/** What was asked, cut to the length that is read. */
export const readAsked = (query: string, audience: string): Asked => ({
  query: query.slice(0, maxQueryLength).trim(),
  audience: audience === 'drive' || audience === 'host' ? audience : 'any',
});

/** A search page with its answers, and what the question found; nothing where none was asked. */
export interface FilledPage {
  page: string;
  found: Found | undefined;
}

/**
 * The published search page with the answers in place of its own view, and the query in its title.
 *
 * @param viewFrom makes the view with the answers of the one that is published
 */
export function fillPage(
  page: string,
  { query }: Asked,
  outcome: SearchOutcome,
  words: AnswerWords,
  viewFrom: (published: string) => string,
): FilledPage {
  const start = page.indexOf(`<div id="${searchViewId}"`);
  const end = page.indexOf('</main>', start);
  if (start < 0 || end < 0)
    throw new Error(`The search page has no #${searchViewId} at the end of its main part`);
  const html =
    titled(page.slice(0, start), query, words) + viewFrom(page.slice(start, end)) + page.slice(end);
  return { page: html, found: query ? foundIn(outcome) : undefined };
}

function titled(head: string, query: string, words: AnswerWords): string {
  if (!query) return head;
  const text = fill(words.titled, { query, title: words.documentTitle });
  return head.replace(/<title>.*?<\/title>/, () => renderToStaticMarkup(<title>{text}</title>));
}
