import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { fillPlural, fillSentence } from './fill-plural.ts';

test('fills each name, and leaves a name without a value for the tests to find', () => {
  expect(fill('{number} of {count}, {number}', { number: 1 })).toBe('1 of {count}, 1');
  expect(fill('“{query}”', { query: '$& {query}' })).toBe('“$& {query}”');
});

test('takes the form that the language has for the number', () => {
  const forms = { one: '{count} vůz', few: '{count} vozy', other: '{count} vozů' };
  const told = [1, 3, 5].map((count) => fillPlural(forms, { count }, 'cs-CZ'));
  expect(told).toEqual(['1 vůz', '3 vozy', '5 vozů']);
});

test('the number is written as the locale writes it', () => {
  const told = ['en-US', 'de-DE', 'fa-IR'].map((locale) =>
    fillPlural({ other: '{count} ✓' }, { count: 12_000 }, locale),
  );
  expect(told).toEqual(['12,000 ✓', '12.000 ✓', '۱۲٬۰۰۰ ✓']);
});

test('falls back on the form for all other numbers', () => {
  expect(fillPlural({ other: 'Show all {count}' }, { count: 1 }, 'en-US')).toBe('Show all 1');
});

test('a sentence may have forms, or none', () => {
  const told = ['{who} waits', { one: '{who} waits', other: '{count} wait: {who}' }].map((sentence) =>
    fillSentence(sentence, { who: 'A, B', count: 2 }, 'en-US'),
  );
  expect(told).toEqual(['A, B waits', '2 wait: A, B']);
});
