import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { readScreens } from './screens.ts';

const drawing = { app: 'drive', name: 'Profile', status: undefined, highlight: undefined, line: 7 } as const;
const read = (changes: object) =>
  readScreens(defaultLanguage, [{ file: 'Page.mdx', drawings: [{ ...drawing, ...changes }] }]);

test('articles draw screens that there are', () => {
  expect(read({ highlight: 'License Details' }).get('drive', 'Profile').name).toBe('Profile');
});

test.each([
  [{ name: 'Profil' }, '<AppScreen name="Profil"> · has no drawing; those of drive are '],
  [
    { app: 'host', name: 'License Details' },
    '<AppScreen name="License Details"> · has no drawing; those of host are ',
  ],
  [{ highlight: 'Nosuch' }, '<AppScreen name="Profile"> · has no row or button "Nosuch"; it has Name, '],
  [{ status: 'Nosuch' }, '<AppScreen name="Profile"> · has no status "Nosuch"; it has '],
])('%o is told with its line', (changes, told) => {
  expect(() => read(changes)).toThrow(`Page.mdx:7 · ${told}`);
});
