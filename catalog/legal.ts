import type { Article, ArticleLink, ArticleSection, LegalFrontMatter } from './article-schema.ts';
import type { ArticleComponent } from './help.ts';

export interface LegalPage extends Article<LegalFrontMatter> {
  Text: ArticleComponent;
}

interface LegalModule {
  default: ArticleComponent;
  frontMatter: LegalFrontMatter;
  sections: ArticleSection[];
  links: ArticleLink[];
}

const modules = import.meta.glob<LegalModule>('/content/en/legal/*.mdx', { eager: true });

/** The legal text with this file name. @throws Error when there is none */
export function legalPage(name: 'privacy-policy' | 'terms-of-service'): LegalPage {
  const file = `/content/en/legal/${name}.mdx`;
  const module = modules[file];
  if (!module) throw new Error(`${file.slice(1)} is missing`);
  return { ...module, name, file: file.slice(1), Text: module.default };
}
