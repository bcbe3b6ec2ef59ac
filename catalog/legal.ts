import type { Article, ArticleComponent, ArticleModule, LegalFrontMatter } from './article-schema.ts';
import type { Language } from '#config/languages.ts';
import { ContentError } from './content-error.ts';

export interface LegalPage extends Article<LegalFrontMatter> {
  Text: ArticleComponent;
}

/** The legal texts, by file name. */
const legalNames = ['privacy-policy', 'terms-of-service'] as const;
export type LegalName = (typeof legalNames)[number];

const modules = import.meta.glob<ArticleModule<LegalFrontMatter>>('/content/*/legal/*.mdx', { eager: true });

/** The legal texts of a language. @throws ContentError where one is missing, and for one that no page shows */
export function readLegalPages(language: Language): Record<LegalName, LegalPage> {
  refuseOtherTexts(language);
  const pages = legalNames.map((name) => [name, readLegalPage(language, name)]);
  return Object.fromEntries(pages) as Record<LegalName, LegalPage>;
}

function readLegalPage(language: Language, name: LegalName): LegalPage {
  const file = `content/${language}/legal/${name}.mdx`;
  const module = modules[`/${file}`];
  if (!module) throw new ContentError(file, [{ field: '(whole file)', message: 'is missing; write it' }]);
  return { ...module, name, file, Text: module.default };
}

/** @throws ContentError for a text that no page shows: nobody would notice */
export function refuseOtherTexts(language: Language, files: readonly string[] = Object.keys(modules)): void {
  const known = legalNames.map((name) => `/content/${language}/legal/${name}.mdx`);
  const other = files.find((file) => file.startsWith(`/content/${language}/`) && !known.includes(file));
  if (!other) return;
  const message =
    'is shown by no page; name it in legalNames of catalog/legal.ts, and give it a page (docs/how-to/add-a-page.md)';
  throw new ContentError(other.slice(1), [{ field: '(whole file)', message }]);
}
