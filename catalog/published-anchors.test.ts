import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { publishedAnchors, redirectedAnchors } from './published-anchors.ts';

const file = 'catalog/published-anchors.txt';
const { helpPages } = catalogOf(defaultLanguage);
const anchors = publishedAnchors(helpPages);
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
