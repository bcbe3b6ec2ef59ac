import { readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import { articleSyntax } from '../catalog/mdx/article-syntax.ts';
import { type CompilerMessage, mdxMistake } from '../catalog/mdx/mdx-mistake.ts';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';
import { type CompiledArticle, packArticle } from './article-modules.ts';
import { keepAt } from './kept/files.ts';

const processor = createProcessor({
  outputFormat: 'function-body',
  remarkPlugins: [...articleSyntax, [remarkArticle, { asData: true }]],
});

export interface ArticleToCompile {
  /** Its path from the root. */
  name: string;
  /** Where it is kept then. */
  file: string;
}

/** Compiles a help article, and keeps it. @throws ContentError for what an author got wrong */
export async function keepCompiled({ name, file }: ArticleToCompile): Promise<void> {
  keepAt(file, packArticle(await compileArticle(name, readFileSync(name, 'utf8'))));
}

/** Compiles a help article. @throws ContentError for what an author got wrong */
export async function compileArticle(name: string, source: string): Promise<CompiledArticle> {
  try {
    const file = await processor.process({ path: name, value: source });
    return { data: file.data.article as CompiledArticle['data'], code: String(file) };
  } catch (error) {
    throw asMistake(name, source, error);
  }
}

/** What the compiler says of a syntax that it cannot read, in an author's words. */
export function asMistake(name: string, source: string, error: unknown): unknown {
  const isSyntax = error instanceof Error && 'reason' in error;
  return isSyntax ? mdxMistake(name, source, error as Error & CompilerMessage) : error;
}
