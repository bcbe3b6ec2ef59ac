import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { articleSyntax } from '../catalog/mdx/article-syntax.ts';
import type { HelpModule } from '../catalog/help-modules.ts';
import { type CompilerMessage, mdxMistake } from '../catalog/mdx/mdx-mistake.ts';
import { remarkArticle } from '../catalog/mdx/remark-article.ts';
import { fingerprint } from '../scripts/bootstrap/fingerprint.mjs';
import { root } from '../scripts/bootstrap/root.mjs';

/** A compiled article: what it says of itself, and the body of a function that makes its component. */
export interface CompiledArticle {
  data: Omit<HelpModule, 'default'>;
  code: string;
}

/** Everything that has a say in what an article becomes, beside words: this code, and what it asks. */
const compilers = fingerprint(root, ['build', 'catalog', 'config', 'rules', 'search', 'package-lock.json']);

/** The files of a language whose words stand in articles, too: sentences on the operator's settings, topics to write about. */
export const wovenIn = (folder: string): string[] =>
  ['rules.yaml', 'contact.yaml'].map((name) => join(folder, name));

/** All that a compiled article is made from, to keep it by. @param name its path from the root, `content/en/…` */
export function madeFrom(name: string, source: string): (string | Uint8Array)[] {
  const folder = name.split('/').slice(0, 2).join('/');
  return [compilers, process.version, name, source, ...wovenIn(folder).map((file) => readFileSync(file))];
}

const processor = createProcessor({
  outputFormat: 'function-body',
  remarkPlugins: [...articleSyntax, [remarkArticle, { asData: true }]],
});

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
