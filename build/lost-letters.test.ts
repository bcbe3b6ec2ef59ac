import { expect, test } from 'vitest';
import { lostLetters } from './lost-letters.ts';

test('names each letter of a picture that the typeface lacks, once', () => {
  const titled = (title: string) => `<svg><title>ø</title><text x="1" font-family="Ö">${title}</text></svg>`;
  expect(lostLetters([titled('Häufig gestellte'), titled('Größe &amp; Gefährt, ¿qué? ©')])).toEqual([
    'ß',
    'ä',
    'ö',
  ]);
});
