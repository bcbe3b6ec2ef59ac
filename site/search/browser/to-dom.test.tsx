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
import { patch } from './patch.ts';

/** As much of a document as {@link patch} uses; it writes its nodes as React's server does. */
class FakeNode {
  childNodes: FakeNode[] = [];
  parent?: FakeNode;
  values = new Map<string, string>();
  constructor(
    readonly nodeName: string,
    public nodeValue = '',
  ) {}
  append(...children: (FakeNode | string)[]) {
    this.childNodes.push(...children.map((child) => this.own(child)));
  }
  replaceWith(other: FakeNode | string) {
    const { childNodes } = this.parent!;
    childNodes[childNodes.indexOf(this)] = this.parent!.own(other);
  }
  remove() {
    const { childNodes } = this.parent!;
    childNodes.splice(childNodes.indexOf(this), 1);
  }
  own(child: FakeNode | string): FakeNode {
    const node = typeof child === 'string' ? new FakeNode('#text', child) : child;
    node.parent = this;
    return node;
  }
  get attributes() {
    return this.getAttributeNames();
  }
  getAttributeNames = () => [...this.values.keys()];
  getAttribute = (name: string) => this.values.get(name) ?? null;
  setAttribute = (name: string, value: string) => void this.values.set(name, value);
  removeAttribute = (name: string) => void this.values.delete(name);
  toString(): string {
    if (this.nodeName === '#text') return escape(this.nodeValue);
    const content = this.childNodes.join('');
    if (this.nodeName === '#place') return content;
    const attributes = [...this.values].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
    return `<${this.nodeName}${attributes}>${content}</${this.nodeName}>`;
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
    createElement: (tag: string) => new FakeNode(tag),
  }),
);
afterEach(() => vi.unstubAllGlobals());

const placeOf = (...elements: ReactElement[]) => {
  const place = new FakeNode('#place');
  for (const element of elements) patch(place as unknown as Element, element);
  return place;
};
const markup = (element: ReactElement) => placeOf(element).toString();

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

/** With the attributes of each element in the order of their names: what is put in later stands last. */
const sorted = (text: string) =>
  text.replace(/<\w+( [^>]*)>/g, (tag, attributes: string) =>
    tag.replace(
      attributes,
      attributes
        .match(/ [^ =]+="[^"]*"/g)!
        .sort()
        .join(''),
    ),
  );

test('what stood there before leaves nothing behind', () => {
  const views = outcomes.flatMap(([query, outcome]) => [
    <SearchResults query={query} outcome={outcome} words={words} isTyping={false} />,
    <SearchPopup id="options" words={words} hits={outcome.hits} urgent={outcome.urgent} />,
  ]);
  for (const [at, view] of views.entries()) {
    const before = views[(at * 5 + 3) % views.length]!;
    expect(sorted(placeOf(before, view).toString())).toBe(sorted(renderToStaticMarkup(view)));
  }
});

test('what is so already stays the same node', () => {
  const option = (text: string) => (
    <a href="/one">
      <b>one</b>
      {text}
    </a>
  );
  const place = placeOf(option('before'));
  const [link] = place.childNodes;
  const kept = [link, ...link!.childNodes];
  patch(place as unknown as Element, option('after'));
  const now = [place.childNodes[0], ...place.childNodes[0]!.childNodes];
  expect(now.every((node, at) => node === kept[at])).toBe(true);
  expect(place.toString()).toBe('<a href="/one"><b>one</b>after</a>');
});
