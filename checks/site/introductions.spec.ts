import { expect, test } from '../base-test.ts';
import { allPaths, indexedPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

const introductions = allPaths.map((path) => {
  const page = documentAt(path);
  return {
    path,
    title: page.querySelector('title')?.text ?? '',
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    robots: page.querySelector('meta[name=robots]')?.getAttribute('content'),
  };
});

test('every title is its own, and short enough for a tab and a search result', () => {
  expect(repeated(introductions.map(({ title }) => title))).toEqual([]);
  expect(introductions.filter(({ title }) => title.length < 10 || title.length > 70)).toEqual([]);
});

test('every description is its own, and as long as search engines show', () => {
  expect(repeated(introductions.map(({ description }) => description))).toEqual([]);
  expect(
    introductions.filter(({ description }) => description.length < 50 || description.length > 170),
  ).toEqual([]);
});

test('a page is in the sitemap and names its one address, or asks not to be found', () => {
  for (const { path, canonical, robots } of introductions) {
    if (indexedPaths.includes(path))
      expect([path, new URL(canonical!).pathname, robots]).toEqual([path, path, undefined]);
    else expect([path, canonical, robots]).toEqual([path, undefined, 'noindex']);
  }
});

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
