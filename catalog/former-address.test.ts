import { expect, test } from 'vitest';
import { addressesOfPage, formerPagePattern } from './former-address.ts';

test('a page has its own address first, then those of before, also of the other audience', () => {
  const page = { audience: 'drive' as const, name: 'Tolls', formerly: ['TollRoads', 'host/Tolls'] };
  expect(addressesOfPage(page)).toEqual(['drive/Tolls', 'drive/TollRoads', 'host/Tolls']);
});

test.each([
  ['Tolls', true],
  ['host/Tolls', true],
  ['hosts/Tolls', false],
  ['host/tolls', false],
  ['/faqs/host/Tolls', false],
  ['Tolls.mdx', false],
])('%s names a page: %s', (name, isName) => {
  expect(formerPagePattern.test(name)).toBe(isName);
});
