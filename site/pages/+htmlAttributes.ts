import type { PageContext } from 'vike/types';
import { languages } from '#config/languages.ts';
import { languageOf } from '#site/page-language.ts';

export default function htmlAttributes({ urlPathname }: PageContext): { lang: string; dir?: 'rtl' } {
  const lang = languageOf(urlPathname);
  const { direction } = languages[lang];
  return direction === 'rtl' ? { lang, dir: direction } : { lang };
}
