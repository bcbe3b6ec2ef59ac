/** How a language is written. */
interface Writing {
  /** BCP 47: dates, numbers, lists and plurals follow it, through `Intl`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

const table = {
  en: { locale: 'en-US', direction: 'ltr' },
} satisfies Record<string, Writing>;

/** The name of a language: of its folder in `content/`, and in `<html lang>`. */
export type Language = keyof typeof table;

/** The languages of the site. */
export const languages: Readonly<Record<Language, Writing>> = table;

/** The language of the pages whose addresses name none. */
export const defaultLanguage: Language = 'en';
