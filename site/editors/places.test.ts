import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { paths } from '#site/paths.ts';
import { placeOf, reviewPlace, sectionPlaces, synonymsPlace } from './places.ts';
import { topicPlace } from './topics.ts';

const language = defaultLanguage;
const catalog = catalogOf(language);
const { helpPages } = catalog;

/** The line of the repository that a place names. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
}

test('every section is opened at its heading, and at its keywords', () => {
  for (const { audience, name, sections } of helpPages)
    for (const { anchor, title } of sections) {
      const place = placeOf({ page: paths.help(audience, name), section: anchor, language })!;
      expect(lineAt(place.file)).toContain(`{/* #${anchor} */}`);
      expect(lineAt(place.keywords), title).toMatch(/^ +keywords: /);
      expect(place.href).toBe(paths.help(audience, name, anchor));
    }
});

test('a page is opened at its review date, the synonyms where a line is added', () => {
  for (const page of helpPages)
    expect(lineAt(reviewPlace(page).file)).toBe(`reviewBy: ${page.frontMatter.reviewBy}`);
  expect(lineAt(synonymsPlace(language))).toBe('near:');
});

test('votes under a former name of section or page belong to the section of today', () => {
  const { audience, name, sections, ...page } = helpPages[0]!;
  const [first, second] = sections;
  const renamed = {
    ...page,
    audience,
    name,
    frontMatter: { ...page.frontMatter, formerly: ['OldPage', 'host/Moved'] },
    // The name of one that was given to another since.
    sections: [
      { ...first!, formerly: ['Old'] },
      { ...second!, formerly: [first!.anchor] },
    ],
  };
  const places = sectionPlaces({ ...catalog, helpPages: [renamed] });
  const today = paths.help(audience, name, first!.anchor);
  for (const [formerPage, anchor] of [
    [name, 'Old'],
    ['OldPage', 'Old'],
  ] as const)
    expect(places.get(paths.help(audience, formerPage, anchor))?.href).toBe(today);
  expect(places.get(today)?.href).toBe(today);
  expect(places.get(paths.help('host', 'Moved', 'Old'))?.href).toBe(today);
  const other = paths.help(audience, name, second!.anchor);
  expect(places.get(paths.help(audience, 'OldPage', second!.anchor))?.href).toBe(other);
});

test('a section that is gone, and a language that is none, have no place', () => {
  expect(placeOf({ page: '/faqs/drive/Gone', section: 'Gone', language })).toBeUndefined();
  expect(placeOf({ page: '/faqs/drive/Gone', section: 'Gone', language: 'constructor' })).toBeUndefined();
});

test('a topic of the contact page is opened where its sections are listed', () => {
  for (const { id, label } of catalog.contact.topics) {
    const place = topicPlace(catalog, id);
    expect(lineAt(place.file).trim()).toBe(`- id: ${id}`);
    expect(place.title).toBe(label);
  }
  expect(topicPlace(catalog, 'gone').title).toBe('gone');
});
