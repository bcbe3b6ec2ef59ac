import { expect, test } from 'vitest';
import { type Catalog, catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { site } from '#config/site.ts';
import { refuseDeadLinks } from './dead-links.ts';

const { helpPages, ...rest } = catalogOf(defaultLanguage);
const [page] = helpPages;
const withLink = (url: string): Catalog => ({
  ...rest,
  helpPages: [{ ...page!, links: [{ url, line: 7 }] }],
});
const paths = new Set([
  '/',
  '/tools/extend',
  '/contact',
  ...helpPages.map(({ audience, name }) => `/faqs/${audience}/${name}`),
]);
const legal = { ...rest, legal: {} } as unknown as Catalog;

test.each([
  '/tools/extend?x=1#y',
  '/contact',
  `/contact?topic=${rest.contact.topics[0]!.id}#form`,
  '#Anchor',
  'https://other.example.com',
  'mailto:a@example.com',
  '/terms.pdf',
])('%s may be there', (url) => {
  expect(() => refuseDeadLinks({ ...legal, helpPages: withLink(url).helpPages }, paths)).not.toThrow();
});

test.each([
  ['/tool/extend', 'leads to no page of ours; the nearest is /tools/extend'],
  ['/tools/extends?x=1', 'leads to no page of ours; the nearest is /tools/extend'],
  [
    `/contact?topic=${rest.contact.topics[0]!.id}x`,
    `names no topic of content/${defaultLanguage}/contact.yaml; known are ${rest.contact.topics[0]!.id},`,
  ],
  [`${site.url}/contact`, 'is an address of ours; leave out scheme and host'],
])('%s is told with its line', (url, told) => {
  expect(() => refuseDeadLinks({ ...legal, helpPages: withLink(url).helpPages }, paths)).toThrow(
    `${page!.file}:7 · link ${url} · ${told}`,
  );
});
