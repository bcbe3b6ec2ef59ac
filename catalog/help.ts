import type { ComponentType } from 'react';
import type {
  Article,
  ArticleLink,
  ArticleSection,
  ArticleTool,
  HelpFrontMatter,
  SectionFrontMatter,
} from './article-schema.ts';
import { ContentError, type ContentProblem } from './content-error.ts';

/** Whom a help page is for: renters of vehicles, or their owners. */
export type Audience = 'drive' | 'host';
export const audiences = ['drive', 'host'] as const satisfies Audience[];

/** A section with what the front matter says of it. */
export type HelpSection = ArticleSection & SectionFrontMatter;

export interface HelpPage extends Omit<Article<HelpFrontMatter>, 'sections'> {
  audience: Audience;
  sections: HelpSection[];
  tools: ArticleTool[];
  /** The article's text as a component; the page passes the elements authors may use. */
  Text: ArticleComponent;
}

/** An MDX article: a component that renders with the elements it is given. */
export type ArticleComponent = ComponentType<{ components?: Record<string, unknown> }>;

interface HelpModule {
  default: ArticleComponent;
  frontMatter: HelpFrontMatter;
  sections: ArticleSection[];
  links: ArticleLink[];
  tools: ArticleTool[];
}

const modules = import.meta.glob<HelpModule>('/content/en/help/{drive,host}/*.mdx', { eager: true });

/** Every help page, drivers' first, each audience in the order its authors gave. */
export const helpPages: readonly HelpPage[] = Object.entries(modules)
  .map(([path, module]) => toHelpPage(path.slice(1), module))
  .sort(
    (a, b) =>
      audiences.indexOf(a.audience) - audiences.indexOf(b.audience) ||
      a.frontMatter.order - b.frontMatter.order,
  );

for (const page of helpPages) checkReferences(page);

/** The help pages of one audience, in order. */
export function helpPagesFor(audience: Audience): HelpPage[] {
  return helpPages.filter((page) => page.audience === audience);
}

/** The help page with this name in the URL, or undefined. */
export function findHelpPage(audience: string, name: string): HelpPage | undefined {
  return helpPages.find((page) => page.audience === audience && page.name === name);
}

/** What "Anchor" or "drive/Page#Anchor", written on `from`, points to; undefined where there is nothing. */
export function resolveSection(
  reference: string,
  from: HelpPage,
): { page: HelpPage; section: HelpSection } | undefined {
  const match = /^(?:(drive|host)\/(\w+)#)?(\w+)$/.exec(reference);
  if (!match) return undefined;
  const [, audience, name, anchor] = match;
  const page = audience && name ? findHelpPage(audience, name) : from;
  const section = page?.sections.find((candidate) => candidate.anchor === anchor);
  return page && section && { page, section };
}

function toHelpPage(file: string, module: HelpModule): HelpPage {
  const [audience, name] = /(drive|host)\/(\w+)\.mdx$/.exec(file)!.slice(1) as [Audience, string];
  const sections = module.sections.map((section) => ({
    ...section,
    ...module.frontMatter.sections[section.anchor]!,
  }));
  return { ...module, audience, name, file, sections, Text: module.default };
}

/** Related sections, and links to help pages, must lead somewhere. */
function checkReferences(page: HelpPage): void {
  const related = page.sections.flatMap((section) =>
    section.related.map((reference) => ({
      reference,
      line: section.line,
      field: `sections.${section.anchor}.related`,
    })),
  );
  const linked = page.links.flatMap(({ url, line }) => {
    const reference = /^(?:\/faqs\/(\w+\/\w+))?#(\w+)$/.exec(url);
    return reference
      ? [{ reference: url.replace('/faqs/', '').replace(/^#/, ''), line, field: `link ${url}` }]
      : [];
  });
  const problems: ContentProblem[] = [...related, ...linked]
    .filter(({ reference }) => !resolveSection(reference, page))
    .map(({ reference, line, field }) => ({
      line,
      field,
      message: `"${reference}" leads nowhere; give an anchor of this page, or of another page as drive/Page#Anchor`,
    }));
  if (problems.length > 0) throw new ContentError(page.file, problems);
}
