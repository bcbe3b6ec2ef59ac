import { expect, it } from 'vitest';
import { redirectsWithout } from './without-pages.ts';

it('leads to no page that is left out, from whichever address', () => {
  const table: Record<string, string> = {
    '/style-guide': '/styleguide',
    '/colors': '/styleguide#Colors',
    '/privacy': '/privacy-policy',
    '/style': '/styleguides',
  };
  const redirects = redirectsWithout((path) => table[path], ['/styleguide']);
  expect(Object.keys(table).map(redirects)).toEqual([
    undefined,
    undefined,
    '/privacy-policy',
    '/styleguides',
  ]);
  expect(redirects('/nowhere')).toBeUndefined();
});
