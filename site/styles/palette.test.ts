import { expect, test } from 'vitest';
import { readPalette } from './palette.ts';

const colorOf = readPalette(`:root {
  --color-page: light-dark(#ffffff, #14171c);
  --shade: light-dark(rgb(1 2 3), hsl(9 9% 9%));
  --both: #c9d1dc;
  --radius: 12px;
}`);

test('a token gives the color of the scheme', () => {
  expect([colorOf('--color-page'), colorOf('--color-page', 'dark')]).toEqual(['#ffffff', '#14171c']);
  expect([colorOf('--shade'), colorOf('--shade', 'dark')]).toEqual(['rgb(1 2 3)', 'hsl(9 9% 9%)']);
  expect([colorOf('--both'), colorOf('--both', 'dark')]).toEqual(['#c9d1dc', '#c9d1dc']);
});

test('a token that is not there, or is no color, is named', () => {
  expect(() => colorOf('--color-none')).toThrow(/tokens.css has no --color-none/);
  expect(() => colorOf('--radius')).toThrow(/--radius is 12px; icons need #rrggbb/);
});
