import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { allCategories } from './categories.ts';
import type { HelpPage } from './help.ts';

/** Every help address that can be linked to: `drive/Page` and `drive/Page#Anchor`, former anchors included. */
const publishedAnchors = (helpPages: readonly HelpPage[]): string[] =>
  helpPages.flatMap((page) => addressesOf(page, page.name));

/** The same under the former names of pages, which are redirected with their anchors. */
const redirectedAnchors = (helpPages: readonly HelpPage[]): string[] =>
  helpPages.flatMap((page) => page.frontMatter.formerly.flatMap((name) => addressesOf(page, name)));

const addressesOf = ({ audience, sections }: HelpPage, name: string): string[] => [
  `${audience}/${name}`,
  ...sections.flatMap(({ anchor, formerly }) =>
    [anchor, ...formerly].map((each) => `${audience}/${name}#${each}`),
  ),
];

const file = 'catalog/published-anchors.txt';
const { categories, helpPages } = catalogOf(defaultLanguage);
const categoryAddresses = allCategories(categories).flatMap(({ audience, name, formerly = [] }) =>
  [name, ...formerly].map((each) => `${audience}/categories/${each}`),
);
const anchors = [...publishedAnchors(helpPages), ...categoryAddresses];
const published = readFileSync(file, 'utf8').trim().split('\n');

// The apps and other sites link to these: an address once published stays.
test('no published anchor is dropped', () => {
  const now = new Set([...anchors, ...redirectedAnchors(helpPages)]);
  const dropped = published.filter((anchor) => !now.has(anchor));
  expect(dropped, `put each into "formerly" of the section that took its place`).toEqual([]);
});

test('under its former name, a page has all of its sections', () => {
  expect(redirectedAnchors(helpPages)).toEqual(
    expect.arrayContaining(['host/HostPartners', 'host/HostPartners#InvitePartner']),
  );
});

test('every anchor is on record', () => {
  const known = new Set(published);
  const unrecorded = anchors.filter((anchor) => !known.has(anchor));
  const remedy = `add these lines to ${file}; from then on they stay:\n${unrecorded.join('\n')}\n`;
  expect(unrecorded.length, remedy).toBe(0);
});
