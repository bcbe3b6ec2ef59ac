/** How a language is written. */
interface Writing {
  /** BCP 47: dates, numbers, lists and plurals follow it, through `Intl`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * How long its texts may be, where the catalog states a length for English ones; German and Spanish take a third more. Every
   * part has room for 1.4 (`checks/pseudo-language`).
   */
  readonly growth: number;
}

const table = {
  en: { locale: 'en-US', direction: 'ltr', growth: 1 },
} satisfies Record<string, Writing>;

/** The name of a language: of its folder in `content/`, and in `<html lang>`. */
export type Language = keyof typeof table;

/** The languages of the site. */
export const languages: Readonly<Record<Language, Writing>> = table;

/** The language of the pages whose addresses name none. */
export const defaultLanguage: Language = 'en';

/** How a language is written, by the name that stands in the server's data. */
export const writingOf = (language: string): Writing =>
  languages[language as Language] ?? languages[defaultLanguage];
