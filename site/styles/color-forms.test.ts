import { expect, test } from 'vitest';
import { refuseBadColors } from './color-forms.ts';

const tokens = (value: string) =>
  `:root {\n  --color-page: #ffffff;\n  --color-mark: ${value};\n  --radius: 12px;\n}`;

test.each([
  '#d11a37',
  '#fff',
  '#ffffff80',
  'light-dark(#d11a37, #e0334e)',
  'light-dark(rgb(1, 2, 3), hsl(9 9% 9% / 0.5))',
  'oklch(60% 0.2 20)',
  'color-mix(in srgb, #fff 20%, var(--color-page))',
  'var(--color-page)',
  'transparent',
])('%s is a color', (value) => {
  expect(() => refuseBadColors(tokens(value))).not.toThrow();
});

test.each([
  ['#d11a3', '"#d11a3" is no color'],
  ['light-dark(#d11a37, #e0334)', '"#e0334" is no color'],
  ['light-dark(#d11a37)', '"light-dark(#d11a37)" is no color'],
  ['d11a37', '"d11a37" is no color'],
  ['rde', '"rde" is no color'],
  ['#d11a37\n  --color-on-mark: #ffffff', 'and end with ;'],
])('%s is told with token and line', (value, told) => {
  expect(() => refuseBadColors(tokens(value))).toThrow(`site/styles/tokens.css:3 · --color-mark · `);
  expect(() => refuseBadColors(tokens(value))).toThrow(told);
});
