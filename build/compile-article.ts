import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { articleSyntax } from '../catalog/mdx/article-syntax.ts';
import { type CompilerMessage, mdxMistake } from '../catalog/mdx/mdx-mistake.ts';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';
import { fingerprint } from '../scripts/bootstrap/fingerprint.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { type CompiledArticle, packArticle } from './article-modules.ts';
import { keepAt } from './kept.ts';

/** Everything that has a say in what an article becomes, beside words: this code, and what it asks. */
const compilers = fingerprint(root, ['build', 'catalog', 'config', 'rules', 'search', 'package-lock.json']);

/** The files of a language whose words stand in articles, too: sentences on the operator's settings, topics to write about. */
export const wovenIn = (folder: string): string[] =>
  ['rules.yaml', 'contact.yaml'].map((name) => join(folder, name));

/** What is woven into the articles of a language. @param name the path of one of them from the root, `content/en/…` */
export const readWoven = (name: string): Buffer[] =>
  wovenIn(name.split('/').slice(0, 2).join('/')).map((file) => readFileSync(file));

/**
 * All that a compiled article is made from, to keep it by.
 *
 * @param name its path from the root, `content/en/…`
 * @param woven where it was read before
 */
export const madeFrom = (
  name: string,
  source: string,
  woven: readonly (string | Uint8Array)[] = readWoven(name),
): (string | Uint8Array)[] => [compilers, process.version, name, source, ...woven];

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
