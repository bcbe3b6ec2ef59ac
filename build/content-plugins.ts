import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { mdxMistake, type CompilerMessage } from '../catalog/mdx/mdx-mistake.ts';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';

/** What an article was compiled from, and what it became. */
interface Compiled {
  from: string;
  module: { code: string };
}

/** By file, and kept for all that read the articles in one build: the pages, their scripts, the server and the files beside. */
const compiled = new Map<string, Compiled>();

/**
 * Vite plugins that turn `content/**\/*.mdx` into modules with a component, typed front matter and sections. What an author
 * got wrong is thrown as a ContentError.
 */
export function contentPlugins(): Plugin[] {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkArticle] }) as Plugin & {
    transform(source: string, id: string): Promise<{ code: string } | undefined>;
  };
  let mode = '';
  return [
    {
      ...compiler,
      enforce: 'pre',
      configResolved(config) {
        mode = config.mode;
      },
      async transform(source, id) {
        const folder = /^(.*\/content\/[^/]+\/).*\.mdx$/.exec(id)?.[1];
        if (!folder) return compiler.transform(source, id);
        // The sentences on the operator's settings come from there.
        const words = `${folder}rules.yaml`;
        this.addWatchFile(words);
        const from = JSON.stringify([mode, source, readFileSync(words, 'utf8')]);
        const known = compiled.get(id);
        if (known?.from === from) return known.module;
        try {
          const module = await compiler.transform(source, id);
          if (module) compiled.set(id, { from, module });
          return module;
        } catch (error) {
          const isSyntax = error instanceof Error && 'reason' in error;
          throw isSyntax ? mdxMistake(relative('.', id), source, error as Error & CompilerMessage) : error;
        }
      },
    },
  ];
}
