import { expect, test } from 'vitest';
import { badCharactersIn } from './bad-characters.ts';

test.each([
  ['Latin-1', Buffer.from('title: A\nb: caf\xe9', 'latin1'), 2],
  ['UTF-16', Buffer.from('\ufefftitle: A\nb: café', 'utf16le'), 1],
  ['UTF-16 without its mark', Buffer.from('title: A\nb: café', 'utf16le'), 1],
])('a file that was saved as %s is told with its line', (_encoding, bytes, line) => {
  expect(badCharactersIn(bytes.toString('utf8'))).toEqual([
    { line, field: '(letters)', message: 'cannot be read; save the file as UTF-8' },
  ]);
});

test.each(['\u00a0', ' \u2003', '\u3000'])('a line that begins with a pasted space is told: %j', (space) => {
  expect(badCharactersIn(`one:\n${space}two: A`, 5)).toMatchObject([{ line: 6, field: '(spaces)' }]);
});

test.each(['<<<<<<< HEAD\none: A', '>>>>>>> theirs'])('a merge that is not finished is told: %j', (rest) => {
  expect(badCharactersIn(`one: A\n${rest}`)).toMatchObject([
    { line: 2, field: '(merge)', message: expect.stringContaining('left from a merge') },
  ]);
});

test('within a text such a space may stand', () => {
  expect(badCharactersIn('one: 24\u00a0hours\n  two: é')).toEqual([]);
});
