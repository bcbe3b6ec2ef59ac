import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedAnchors } from './published-anchors.ts';

const file = 'catalog/published-anchors.txt';
const published = readFileSync(file, 'utf8').trim().split('\n');

// The apps and other sites link to these: an address once published stays.
test('no published anchor is dropped', () => {
  const now = new Set(publishedAnchors());
  const dropped = published.filter((anchor) => !now.has(anchor));
  expect(dropped, `put each into "formerly" of the section that took its place`).toEqual([]);
});

test('every anchor is on record', () => {
  const known = new Set(published);
  const unrecorded = publishedAnchors().filter((anchor) => !known.has(anchor));
  expect(unrecorded, `add these lines to ${file}; from then on they stay`).toEqual([]);
});
