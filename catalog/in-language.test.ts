import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#config/languages.ts';
import { appScreens } from './app-screens.ts';
import { fixed, fixedBeginning, judgedIn, screenName, upTo } from './in-language.ts';

/** Of a name that no site has: all tests share the tables. */
const german = 'german' as Language;
const tables: object[] = [languages, appScreens];
beforeAll(() => {
  Object.assign(languages, { [german]: { locale: 'de-DE', direction: 'ltr', growth: 1.4 } });
  Object.assign(appScreens, { [german]: ['Personen'] });
});
afterAll(() => tables.forEach((table) => Reflect.deleteProperty(table, german)));
const refusal = (schema: ReturnType<typeof fixed>, text: string, language: Language) =>
  judgedIn(language, () => schema.safeParse(text).error?.issues[0]?.message);

test('a length is that of English texts, and other languages get more', () => {
  const button = upTo(10, 'a button holds no more');
  expect(refusal(button, 'Reservieren', 'en')).toBe(
    'has 11 characters; 10 are the most here: a button holds no more',
  );
  expect(refusal(button, 'Reservieren', german)).toBe(undefined);
  expect(refusal(button, 'Jetzt reservieren', german)).toMatch(/^has 17 characters; 14 are/);
  expect(refusal(upTo(10).min(8), 'Fahren', german)).toMatch(/8/);
});

test('what the specification fixes, it fixes in English', () => {
  expect(refusal(fixed('Learn More'), 'More', 'en')).toBe(
    'The specification fixes these words: "Learn More"',
  );
  expect(refusal(fixed('Learn More'), 'Mehr dazu', german)).toBe(undefined);
  expect(refusal(fixed('Learn More'), '', german)).toBe('Write something here.');
  expect(refusal(fixedBeginning('Failed'), 'It failed', 'en')).toBe('Begin with "Failed".');
  expect(refusal(fixedBeginning('Failed'), 'Das Skript fehlt', german)).toBe(undefined);
});

test('screens are called what the apps call them in the language', () => {
  expect(refusal(screenName, 'Personen', german)).toBe(undefined);
  expect(refusal(screenName, 'People', german)).toMatch(/^"People" is not a screen/);
  expect(refusal(screenName, 'Personen', 'en')).toMatch(/^"Personen" is not a screen/);
});

test('a judgment within another leaves it its language, also where it fails', () => {
  judgedIn(german, () => {
    expect(() => judgedIn('en', () => expect.fail())).toThrow();
    expect(fixed('Learn More').safeParse('Mehr dazu').success).toBe(true);
  });
});
