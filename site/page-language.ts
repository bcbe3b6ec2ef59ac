import { defaultLanguage, type Language, languages } from '#config/languages.ts';

/** The language of the page at a path: that of its first folder, `/es/faqs`, or the one that stands without a folder. */
export function languageOf(path: string): Language {
  const [, folder = ''] = path.split('/');
  return Object.hasOwn(languages, folder) ? (folder as Language) : defaultLanguage;
}
