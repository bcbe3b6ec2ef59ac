import { type Language, languages } from '#config/languages.ts';

/** Whose words the tests of the tools quote, whatever the language of the site. */
export const language: Language = 'en';

export const { locale } = languages[language];
export const zone = 'America/New_York';

/** June 15, 2026, noon on the clocks of New York. */
export const noon = Date.parse('2026-06-15T12:00-04:00');

/** A time of that day, or of another, as the inputs of a field. */
export const on = (field: string, time: string, date = '2026-06-15') => ({
  [`${field}Date`]: date,
  [`${field}Time`]: time,
});
