import { expect, test } from 'vitest';
import { inPlain, plainCss } from './plain-properties.ts';

const tokens = `:root { --space: 8px; --ink: light-dark(#000, #fff); --fast: 0.1s; --mark: #f00; --both: var(--space) 0; }
  @media print { :root { --fast: 0s; } }`;
const part = '.a { --own: 1px; top: var(--own); }';
const plain = inPlain(tokens, [tokens, part], ['fill="var(--mark)"', "style.setProperty('--own', '2px')"]);

test('the value stands for a property that has but one, wherever the page is', () => {
  expect(plain('p { margin: calc(2 * var(--space)) var(--mark); }')).toBe(
    'p { margin: calc(2 * 8px) #f00; }',
  );
});

test('what changes with the scheme or the medium, is made of others or belongs to a part, stays a property', () => {
  for (const name of ['--ink', '--fast', '--both', '--own'])
    expect(plain(`p { top: var(${name}); }`)).toMatch(/var\(--\w+\)/);
});

test('properties that stay have short names of their own, unless a script writes theirs', () => {
  const names = ['--ink', '--fast', '--both'].map((name) => plain(name));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^--[a-z]$/);
  expect(plain('var(--own) var(--mark, red) --unknown')).toBe('var(--own) var(--mark, red) --unknown');
});

test('of the site, nothing is lost: what a sheet asks for is set, or has a value', () => {
  const css = plainCss()('p { padding: var(--space-2); color: var(--color-ink); fill: var(--color-mark); }');
  expect(css).toMatch(/^p \{ padding: 1rem; color: var\(--[a-z]{1,2}\); fill: var\(--color-mark\); \}$/);
});
