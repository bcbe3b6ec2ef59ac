import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { createSearch } from '#search/create-search.ts';
import type { SearchOutcome } from '#search/types.ts';
import { searchData } from '../data.ts';
import { publishedWords } from '../published.ts';
import { SearchPopup } from '../view/search-popup.tsx';
import { SearchResults } from '../view/search-results.tsx';
import { toDom } from './to-dom.ts';

/** As much of a document as {@link toDom} uses; it writes its nodes as React's server does. */
class FakeNode {
  children: { toString(): string }[] = [];
  attributes: [name: string, value: string][] = [];
  constructor(readonly tag?: string) {}
  appendChild(child: FakeNode) {
    this.children.push(child);
  }
  setAttribute(name: string, value: string) {
    this.attributes.push([name.toLowerCase(), value]);
  }
  toString(): string {
    const attributes = this.attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
    const content = this.children.join('');
    return this.tag ? `<${this.tag}${attributes}>${content}</${this.tag}>` : content;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

beforeEach(() =>
  vi.stubGlobal('document', {
    createDocumentFragment: () => new FakeNode(),
    createElement: (tag: string) => new FakeNode(tag),
    createTextNode: (text: string) => ({ toString: () => escape(text) }),
  }),
);
afterEach(() => vi.unstubAllGlobals());

const markup = (element: ReactElement) => (toDom(element) as unknown as FakeNode).toString();

const catalog = catalogOf(defaultLanguage);
const words = publishedWords(catalog);
const siteSearch = createSearch(searchData(catalog));
const queries = [
  '',
  'refund',
  'can i extend',
  'how it works',
  'i had an accident',
  'flat tire',
  'zebra pizza',
];
const outcomes: [string, SearchOutcome][] = queries.flatMap((query) =>
  (['drive', 'host'] as const).map((audience): [string, SearchOutcome] => [
    query,
    siteSearch.search(query, { audience, limit: 5 }),
  ]),
);
const nothing: SearchOutcome = { hits: [], fits: false, urgent: undefined };

test('the outcomes tried have all that a view can show', () => {
  const all = outcomes.map(([, outcome]) => outcome);
  const kinds = all.flatMap(({ hits }) => hits.map(({ document }) => document.kind));
  expect(new Set(kinds)).toEqual(new Set(['help', 'tool', 'page']));
  expect(new Set(all.map(({ urgent }) => urgent?.kind))).toEqual(new Set([undefined, 'danger', 'breakdown']));
  expect(new Set(all.map(({ fits }) => fits))).toEqual(new Set([true, false]));
});

test.each([...outcomes, ['<b>"pizza" & \'co\'</b>', nothing] as const])(
  'the answers to "%s" are the same markup as from the server',
  (query, outcome) => {
    for (const isTyping of [true, false]) {
      const view = <SearchResults query={query} outcome={outcome} words={words} isTyping={isTyping} />;
      expect(markup(view)).toBe(renderToStaticMarkup(view));
    }
  },
);

test.each(outcomes)('so are the suggestions for "%s"', (_query, { hits, urgent }) => {
  const links = [{ text: words.allQuestions, href: words.faqs }];
  for (const more of [{}, { note: words.nothing, links }, { canForget: true }]) {
    const popup = <SearchPopup id="options" words={words} hits={hits} urgent={urgent} {...more} />;
    expect(markup(popup)).toBe(renderToStaticMarkup(popup));
  }
});

test('what is false is left out or said, as React does', () => {
  const element = (
    <p aria-hidden={false} data-at={0} hidden={false} title={undefined} className="one" tabIndex={-1}>
      {0}
      {false}
      {null}
      {['two', <b key="b">three</b>]}
    </p>
  );
  expect(markup(element)).toBe(renderToStaticMarkup(element));
});
