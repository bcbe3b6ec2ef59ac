import { z } from 'zod';
import { defaultLanguage, type Language, languages } from '#config/languages.ts';
import { appScreens } from './app-screens.ts';
import { words } from './message-schema.ts';

/** What the specification quotes, it quotes in this one. */
const quoted: Language = 'en';

/** Schemas are values, and get nothing but the text to judge: which language it is in stands here meanwhile. */
let current: Language = defaultLanguage;

/** Judges texts by the lengths, the fixed words and the app screens of a language. */
export function judgedIn<Result>(language: Language, judge: () => Result): Result {
  const before = current;
  current = language;
  try {
    return judge();
  } finally {
    current = before;
  }
}

/**
 * A text up to a length.
 *
 * @param max characters in English; other languages get more, by their `growth`
 * @param why what a longer one would lead to
 */
export const upTo = (max: number, why = '') =>
  words.refine((text) => text.length <= maxNow(max), {
    error: ({ input }) => {
      const told = `has ${String(input).length} characters; ${maxNow(max)} are the most here`;
      return why ? `${told}: ${why}` : told;
    },
  });

const maxNow = (max: number) => Math.floor(max * languages[current].growth);

/** Words that the specification fixes, to the letter; other languages say them in their own way. */
export const fixed = (text: string) =>
  words.refine(
    (given) => current !== quoted || given === text,
    `The specification fixes these words: "${text}"`,
  );

/** … of which it fixes the first ones. */
export const fixedBeginning = (text: string) =>
  words.refine((given) => current !== quoted || given.startsWith(text), `Begin with "${text}".`);

/** The name of a screen of the apps, as the apps have it in the language. */
export const screenName = z.string().refine((name) => appScreens[current].includes(name), {
  error: ({ input }) => `"${String(input)}" is not a screen of the apps; see catalog/app-screens.ts`,
});
