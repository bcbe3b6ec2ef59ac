import { expect, it } from 'vitest';
import { isHashed } from './content-types.ts';

it.each([
  ['/assets/entry.Bx3kD91z.js', true],
  ['/rules/2.0.0.json', true],
  ['/map.3fa9c01b.svg', true],
  ['/news-20261122.xml', false],
  ['/covered-facade.png', false],
  // A page changes under its name, whatever that is.
  ['/offers-2026cafe.html', false],
])('%s never changes under its name: %s', (path, never) => {
  expect(isHashed(path)).toBe(never);
});
