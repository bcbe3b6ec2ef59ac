import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { searchInParts, type WrittenParts } from '#search/in-parts.ts';
import { answersOnPage, fillPage, type FilledPage, readAsked } from './fill-page.tsx';
import type { SearchFile } from './search-words.ts';
import { WordedSearchView } from './view/worded-search-view.tsx';

/** The parts of the index that an answer needs, and that were not given. */
interface MissingParts {
  missing: readonly string[];
}

const opened = new Map<string, ReturnType<typeof open>>();

/** A published index: its file is read once, however often it is named. */
function indexAt(file: string) {
  const index = opened.get(file) ?? open(file);
  opened.set(file, index);
  return index;
}

function open(file: string) {
  const { core, words } = JSON.parse(readFileSync(file, 'utf8')) as SearchFile;
  return { ...searchInParts(core), words };
}

/**
 * As `fillSearchPage` of `server.tsx`, from an index that is kept elsewhere, and without the words of all pages.
 *
 * @param file the published `search-index.json`
 * @param given parts that were missing before
 */
export function fillIndexedPage(
  page: string,
  query: string,
  audience: string,
  file: string,
  given: WrittenParts,
): FilledPage | MissingParts {
  const { search, words } = indexAt(file);
  const asked = readAsked(query, audience);
  const outcome = search(asked.query, { audience: asked.audience, limit: answersOnPage }, given);
  if (outcome.missing) return { missing: outcome.missing };
  return fillPage(page, asked, outcome, words, (published) => {
    const view = renderToStaticMarkup(<WordedSearchView words={words} {...asked} outcome={outcome} />);
    return asked.query ? view : withWhatStandsBelow(view, published);
  });
}

/** As long as nothing is asked, the published view has the most urgent situations at its end: their words are not here. */
function withWhatStandsBelow(view: string, published: string): string {
  const at = published.indexOf(' data-before-asking');
  if (at < 0) return view;
  const start = published.lastIndexOf('<div', at);
  return view.slice(0, view.lastIndexOf('</div>')) + published.slice(start);
}
