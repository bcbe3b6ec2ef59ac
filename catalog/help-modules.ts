import type { ArticleDrawing, ArticleModule, ArticleTool, HelpFrontMatter } from './article-schema.ts';

/** A help article as a module. */
export interface HelpModule extends ArticleModule<HelpFrontMatter> {
  tools: ArticleTool[];
  drawings: ArticleDrawing[];
}

/**
 * Every help article, by its path from the root of the repository with a slash before it. There may be thousands: a build
 * compiles them beside each other and hands them over itself (`build/article-modules.ts`), since as modules of a bundle they
 * would take minutes and gigabytes.
 */
export const helpModules: Readonly<Record<string, HelpModule>> = import.meta.glob<HelpModule>(
  '/content/*/help/{drive,host}/*.mdx',
  { eager: true },
);
