import { expect, test } from 'vitest';
import { type Language, languages } from '#config/languages.ts';
import { numbersByHand } from './numbers-by-hand.ts';

const found = (text: string) => numbersByHand(text, 'en').map(({ field }) => field);

test.each([
  ['Cancel 24 hours before.', '24 hours'],
  ['Cancel Twenty-four hours before.', 'Twenty-four hours'],
  ['Cancel twenty four hrs before.', 'twenty four hrs'],
  ['A twenty-four-hour period.', 'twenty-four-hour'],
  ['At least thirty minutes before.', 'thirty minutes'],
  ['Within ten minutes.', 'ten minutes'],
  ['Every two years.', 'two years'],
  ['It takes 24-78 hours.', '24-78 hours'],
  ['It takes twenty-four to seventy-eight hours.', 'twenty-four to seventy-eight hours'],
  ['It takes 24 – 78 hours.', '24 – 78 hours'],
  ['It takes 24\u201178 hours.', '24\u201178 hours'],
  ['It takes 24 to\n  78 hours.', '24 to 78 hours'],
  ['At least 30\nminutes before.', '30 minutes'],
  ['text: >\n  At least 30\n  minutes before.', '30 minutes'],
  ['At least thirty  minutes before.', 'thirty minutes'],
  ['At least 30\u00a0minutes before.', '30 minutes'],
  ['At least 30\u202fminutes before.', '30 minutes'],
  ['At least 30&nbsp;minutes before.', '30 minutes'],
  ['A 24\u2011hour line.', '24\u2011hour'],
  ['At least **30** minutes before.', '30** minutes'],
])('%s', (text, written) => expect(found(text)).toEqual([`"${written}"`]));

test.each([
  'twenty-two years',
  'twenty two years',
  'often minutes',
  'thirty-one minutes',
  'two of the years',
  'four hours',
  'step: 30\nminutes: how many',
  'a list of 30.\nMinutes are long.',
])('%s is no number that the rules know', (text) => expect(found(text)).toEqual([]));

test('all facts of that value are named, with the line', () => {
  expect(numbersByHand('\nTwenty-four\nhours', 'en', 5)).toEqual([
    {
      line: 6,
      field: '"Twenty-four hours"',
      message:
        'a number the rules know; write [[dayHours]] or [[hostFreeCancellationHours]] or [[damageClaimHours]]',
    },
  ]);
});

test.each([
  ['fr-FR', 'Annulez 24 heures avant.', '24 heures'],
  ['de-DE', 'Stornieren Sie 24 Stunden vorher.', '24 Stunden'],
])('in %s', (locale, text, written) => {
  // Of a name that no site has: all tests share the table, and what is known of each language.
  const name = `tested ${locale}`;
  Object.assign(languages, { [name]: { locale, direction: 'ltr', growth: 1 } });
  const found = numbersByHand(text, name as Language).map(({ field }) => field);
  Reflect.deleteProperty(languages, name);
  expect(found).toEqual([`"${written}"`]);
});
