import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ArticleComponent } from '../catalog/article-schema.ts';
import type { HelpModule } from '../catalog/help-modules.ts';
import { readKept } from './kept.ts';

/** A compiled article: what it says of itself, and the body of a function that makes its component. */
export interface CompiledArticle {
  data: Omit<HelpModule, 'default'>;
  code: string;
}

/** As it is kept: what it says of itself stands on the first line, so that who asks for that need not read the rest. */
export const packArticle = ({ data, code }: CompiledArticle): Buffer =>
  Buffer.from(`${JSON.stringify(data)}\n${code}`);

/** What an article that was kept says of itself. */
export const dataIn = (kept: Buffer): CompiledArticle['data'] =>
  JSON.parse(kept.toString('utf8', 0, kept.indexOf('\n'))) as CompiledArticle['data'];

const codeIn = (kept: Buffer) => kept.toString('utf8', kept.indexOf('\n') + 1);

const variable = 'HELP_ARTICLES';

/** Which article is kept where, as a build tells its threads and the bundles that it runs: a file, in an environment variable. */
const articlesOfThisBuild = (): string | undefined => process.env[variable];

/** @param file with {@link KeptArticles} as JSON */
export function tellArticles(file: string): void {
  process.env[variable] = file;
}

/** By the path of the article from the root with a slash before it, the file that it is kept in once compiled. */
export type KeptArticles = Record<string, string>;

/** Every help article as a module, without what it shows: that is read when it is rendered, by the one thread of several that does. */
export const readArticles = (): Record<string, HelpModule> =>
  Object.fromEntries(
    Object.entries(filesOfArticles()).map(([path, file]) => [
      path,
      { ...dataIn(readKept(file)), default: lazily(file) },
    ]),
  );

/**
 * Names what pages may show of articles that they are not the page of: all but the text. As long as it stays the same, a page
 * changes only with its own article.
 */
export const headsOf = (articles: Readonly<Record<string, Omit<HelpModule, 'default'>>>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(articles).map(([path, { frontMatter, sections }]) => [
          path,
          frontMatter,
          sections.map(({ anchor, title }) => [anchor, title]),
        ]),
      ),
    )
    .digest('hex');

/** The file that each article of this build is kept in: named by all that the article is made from. */
export const filesOfArticles = (): KeptArticles =>
  JSON.parse(readFileSync(articlesOfThisBuild()!, 'utf8')) as KeptArticles;

/** What the compiler of this build has made, as {@link import('@mdx-js/mdx').run} does it, but at once. */
function run(body: string): { default: ArticleComponent } {
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(body) as (runtime: typeof jsxRuntime) => { default: ArticleComponent };
  return make(jsxRuntime);
}

/** The one that was rendered last: a page, and then its Markdown. */
let last: { file: string; Text: ArticleComponent } | undefined;

function lazily(file: string): ArticleComponent {
  return (props) => {
    if (last?.file !== file) last = { file, Text: run(codeIn(readKept(file))).default };
    return createElement(last.Text, props);
  };
}
