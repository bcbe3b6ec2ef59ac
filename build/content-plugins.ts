import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { mdxMistake, type CompilerMessage } from '../catalog/mdx/mdx-mistake.ts';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';

/**
 * Vite plugins that turn `content/**\/*.mdx` into modules with a component, typed front matter and sections. What an author
 * got wrong is thrown as a ContentError.
 */
export function contentPlugins(): Plugin[] {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkArticle] }) as Plugin & {
    transform(source: string, id: string): Promise<{ code: string } | undefined>;
  };
  return [
    {
      ...compiler,
      enforce: 'pre',
      async transform(source, id) {
        // The sentences on the operator's settings come from there.
        const words = /^.*\/content\/[^/]+\//.exec(id)?.[0];
        if (words) this.addWatchFile(`${words}rules.yaml`);
        try {
          return await compiler.transform(source, id);
        } catch (error) {
          const isSyntax = error instanceof Error && 'reason' in error;
          throw isSyntax ? mdxMistake(relative('.', id), source, error as Error & CompilerMessage) : error;
        }
      },
    },
  ];
}
