import { expect, it } from 'vitest';
import { plainWords, wordsOf } from './words.ts';

it.each([
  ['accents that follow their letter', 'cancela\u0301r', ['cancelar']],
  ['a soft hyphen and what has no width', 'ref\u00adund re\u200bceipt', ['refund', 'receipt']],
  ['a letter that many write as two', 'Straße STRASSE', ['strasse', 'strasse']],
  ['a name that every object has', 'constructor not toString', ['constructor', 'not', 'tostring']],
  ['an apostrophe alone', 'ʼ refund', ['refund']],
  ['what is written in several ways', 'can not, cannot, can’t, can‘t', ['cant', 'cant', 'cant', 'cant']],
])('words with %s', (_name, text, words) => expect(plainWords(text)).toEqual(words));

it('tells where a word begins and ends in the text', () => {
  const text = 'a re\u0301sume\u0301!';
  const [, word] = wordsOf(text);
  expect(text.slice(word!.start, word!.end)).toBe('re\u0301sume\u0301');
});
