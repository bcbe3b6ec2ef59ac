import { expect, it } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { rankingSchema, safetySchema, synonymsSchema, unansweredSchema } from './search-schema.ts';

it.each([
  ['one word alone', [['car']]],
  ['a word twice on a line', [['car', 'vehicle', 'car']]],
  ['a phrase of six words', [['car', 'one two three four five six']]],
  ['a comma, by which words are told apart', [['car', 'c,ar']]],
  ['a stroke', [['car', 'c|ar']]],
  ['a hyphen, which stands for a space in the index', [['car', 'c-ar']]],
  ['a number that is not quoted', [['car', 24]]],
])('refuses %s', (_name, same) => expect(synonymsSchema.safeParse({ same, near: [] }).success).toBe(false));

it.each(['gas-leak', 'gas,leak', 'gas|leak'])('refuses %s in a pair', (wrong) => {
  const { card: _, ...safety } = catalogOf(defaultLanguage).search.safety;
  const read = (set: string) =>
    safetySchema.omit({ card: true }).safeParse({ ...safety, later: [[set, 'car']] }).success;
  expect(read('gas leak')).toBe(true);
  expect(read(wrong)).toBe(false);
});

it('refuses a factor above one, and a factor nobody knows', () => {
  const { ranking } = catalogOf(defaultLanguage).search;
  expect(rankingSchema.safeParse({ ...ranking, near: 2 }).success).toBe(false);
  expect(rankingSchema.safeParse({ ...ranking, luck: 0.5 }).success).toBe(false);
});

it.each([
  ['for nobody', { guests: {} }],
  ['of a name in capitals', { any: { GiftCards: Array.from('abcdef') } }],
  ['with too few ways of asking', { any: { 'gift-cards': ['gift card'] } }],
])('refuses a topic %s', (_name, topics) => {
  const all = { any: {}, drive: {}, host: {} };
  expect(unansweredSchema.safeParse(all).success).toBe(true);
  expect(unansweredSchema.safeParse({ ...all, ...topics }).success).toBe(false);
});
