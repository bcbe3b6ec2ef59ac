import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin, Rolldown } from 'vite';
import { mdxMistake, type CompilerMessage } from '../catalog/mdx/mdx-mistake.ts';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';
import { fingerprint } from '../scripts/bootstrap/fingerprint.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { keepIn } from './kept.ts';

/** The module that an article becomes. */
interface Module {
  code: string;
  map: Rolldown.ExistingRawSourceMap;
}

/** Everything that has a say in what an article becomes, beside its own words: this code, and what it asks. */
const compilers = fingerprint(root, ['build', 'catalog', 'config', 'rules', 'search', 'package-lock.json']);

/**
 * Vite plugins that turn `content/**\/*.mdx` into modules with a component, typed front matter and sections. What an author
 * got wrong is thrown as a ContentError. What has been compiled before is kept in `.cache`: the pages, their scripts, the
 * server and the files beside all read the articles.
 */
export function contentPlugins(): Plugin[] {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkArticle] }) as Plugin & {
    transform(source: string, id: string): Promise<Module | undefined>;
  };
  let mode = '';
  let keeping: ReturnType<typeof keepIn> | undefined;
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
        const name = relative('.', id);
        const kept = await (keeping ??= keepIn('.cache/made/articles'));
        try {
          const made = await kept(
            [compilers, process.version, mode, name, source, readFileSync(words)],
            // By its name in the repository: the same in every copy of it.
            async () => Buffer.from(JSON.stringify(await compiler.transform(source, name))),
          );
          const module = JSON.parse(made.toString()) as Module;
          return { code: module.code, map: { ...module.map, sources: [id] } };
        } catch (error) {
          const isSyntax = error instanceof Error && 'reason' in error;
          throw isSyntax ? mdxMistake(name, source, error as Error & CompilerMessage) : error;
        }
      },
    },
  ];
}
