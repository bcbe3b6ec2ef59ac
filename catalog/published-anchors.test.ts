import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { allCategories } from './categories.ts';
import type { HelpPage } from './help.ts';

/** Every help address that can be linked to: `drive/Page` and `drive/Page#Anchor`, former anchors included. */
const publishedAnchors = (helpPages: readonly HelpPage[]): string[] =>
  helpPages.flatMap((page) => addressesOf(page, page.name));

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

// That none is dropped the catalog itself sees to: `lost-pages.ts`.
test('every anchor is on record', () => {
  const known = new Set(published);
  const unrecorded = anchors.filter((anchor) => !known.has(anchor));
  const remedy = `add these lines to ${file}; from then on they stay:\n${unrecorded.join('\n')}\n`;
  expect(unrecorded.length, remedy).toBe(0);
});
