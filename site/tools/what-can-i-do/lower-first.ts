/** A text as it goes on in the middle of a sentence; German nouns keep their capitals there, and names of app screens their other ones. */
export const lowerFirst = (text: string, locale: string): string =>
  /^(de|lb)\b/.test(locale) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
