import { expect, test } from 'vitest';
import { withPreloadedSearch } from './preloaded-search.ts';

const scripts: Record<string, string> = {
  'start.Ab1-_xy.js':
    'import{a as e}from"./view.a1.js";import{n}from"./storage.b2.js";e(()=>import("./later.js"))',
  'view.a1.js': 'import{n}from"./storage.b2.js";export{n as a}',
  'storage.b2.js': 'import"./first.c3.js";export{n}',
  'first.c3.js': '',
  'later.js': '',
};
const files = Object.keys(scripts);
const read = (file: string) => scripts[file]!;
const page = (place: string) => `<head><link rel="icon"></head><form data-search="${place}">`;

test('the search page asks for all that its search needs, once, and for nothing that may come later', () => {
  const html = withPreloadedSearch(page('page'), files, read);
  expect(
    [...html.matchAll(/<link rel="modulepreload" media="\(scripting\)" href="\/static\/js\/([^"]+)">/g)].map(
      ([, name]) => name,
    ),
  ).toEqual(['start.Ab1-_xy.js', 'view.a1.js', 'storage.b2.js', 'first.c3.js']);
  expect(html).toMatch(/^<head><link rel="modulepreload".*<link rel="icon"><\/head>/);
});

test('a page whose search waits for a touch stays as it is', () => {
  expect(withPreloadedSearch(page('header'), files, read)).toBe(page('header'));
});

test('without the script the build ends', () => {
  expect(() => withPreloadedSearch(page('page'), [], read)).toThrow(/start\.\*\.js/);
});
