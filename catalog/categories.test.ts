import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import {
  allCategories,
  categorize,
  categoryOf,
  findCategory,
  maxCategoryPages,
  maxListedPages,
} from './categories.ts';
import { catalogOf } from './catalog.ts';
import { ContentError } from './content-error.ts';
import type { HelpPage } from './help.ts';
import { catalogOfMany } from './testing/catalog-of-many.ts';

const language = defaultLanguage;
const [real] = catalogOf(language).helpPages as [HelpPage];
const pages = (count: number, category?: string): HelpPage[] =>
  Array.from({ length: count }, (_, at) => ({
    ...real,
    name: `${category}${at}`,
    file: `content/en/help/drive/${category}${at}.mdx`,
    frontMatter: { ...real.frontMatter, category, order: at + 1 },
  }));
const named = (name: string) => ({
  name,
  title: name,
  description: 'd'.repeat(60),
  picture: 'card' as const,
});
const written = (...names: string[]) => ({ drive: names.map(named), host: [] });

test('few pages are listed one by one, also where they say what they belong to', () => {
  const few = pages(maxListedPages, 'Trips');
  expect(categorize(language, written('Trips'), few)).toEqual({ drive: [], host: [] });
  expect(allCategories(catalogOf(language).categories)).toEqual([]);
});

test('many pages are found in their categories', () => {
  const all = [...pages(30, 'Trips'), ...pages(20, 'Money')];
  const categories = categorize(language, written('Trips', 'Money'), all);
  expect(categories.drive.map((one) => [one.name, one.pages.length])).toEqual([
    ['Trips', 30],
    ['Money', 20],
  ]);
  expect(categoryOf(categories, all[40]!)).toBe(findCategory(categories, 'drive', 'Money'));
  expect(findCategory(categories, 'host', 'Money')).toBeUndefined();
});

test('of many pages each has a category', () => {
  const all = [...pages(maxListedPages, 'Trips'), ...pages(1)];
  const read = () => categorize(language, written('Trips'), all);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(/undefined0\.mdx.*category.*is missing/s);
});

test('a category is neither empty nor as long as the list it stands for', () => {
  const read = (count: number) => () => categorize(language, written('Trips'), pages(count, 'Trips'));
  expect(read(0)).toThrow(/categories\.yaml.*drive\.0.*no help page has "category: Trips"/s);
  expect(read(maxCategoryPages)).not.toThrow();
  expect(read(maxCategoryPages + 1)).toThrow(/61 pages are more than 60/);
});

test('the catalog of many that tests use is as an author could write it', () => {
  const { categories, helpPages } = catalogOfMany(2_000);
  expect(helpPages).toHaveLength(2_000);
  expect(allCategories(categories).flatMap((one) => one.pages)).toHaveLength(2_000);
});
