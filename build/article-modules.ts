import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ArticleComponent } from '../catalog/article-schema.ts';
import type { HelpModule } from '../catalog/help-modules.ts';
import { readKept } from './kept/files.ts';

/** A compiled article: what it says of itself, and the body of a function that makes its component. */
export interface CompiledArticle {
  data: Omit<HelpModule, 'default'>;
  code: string;
}

/** As it is kept: what it says of itself stands on the first line, so that who asks for that need not read the rest. */
export const packArticle = ({ data, code }: CompiledArticle): Buffer =>
  Buffer.from(`${JSON.stringify(data)}\n${code}`);

/** What an article that was kept says of itself, as JSON: {@link CompiledArticle}.data. */
export const dataIn = (kept: Buffer): string => kept.toString('utf8', 0, kept.indexOf('\n'));

const codeIn = (kept: Buffer) => kept.toString('utf8', kept.indexOf('\n') + 1);

const variable = 'HELP_ARTICLES';

/** An article of this build. */
export interface BuiltArticle {
  /** From the root, with a slash before it: `/content/…`. */
  path: string;
  /** The file that it is kept in, once compiled. */
  file: string;
  /** What it says of itself, as {@link dataIn} gives it. */
  data: string;
}

/** What {@link tellArticles} tells. */
interface Told {
  /** The file with what all articles say of themselves. */
  data: string;
  /** The files that they are kept in, by their paths. */
  files: Record<string, string>;
}

/**
 * Tells the build's threads, and the bundles that it runs, of all articles: what they say of themselves is read once from one file, not
 * from thousands.
 *
 * @param list a file to write: which files there are; an environment variable names it then
 * @param data a file to write: what the articles say of themselves, as JSON by their paths
 */
export function tellArticles(list: string, data: string, articles: readonly BuiltArticle[]): void {
  writeFileSync(data, `{${articles.map((each) => `${JSON.stringify(each.path)}:${each.data}`).join()}}`);
  const files = Object.fromEntries(articles.map(({ path, file }) => [path, file]));
  writeFileSync(list, JSON.stringify({ data, files } satisfies Told));
  process.env[variable] = list;
}

/** Every help article as a module. Its component is read when it is rendered: of several threads only one renders it. */
export function readArticles(): Record<string, HelpModule> {
  const { data, files } = told();
  const all = JSON.parse(readFileSync(data, 'utf8')) as Record<string, CompiledArticle['data']>;
  return Object.fromEntries(
    Object.entries(all).map(([path, each]) => [path, { ...each, default: lazily(files[path]!) }]),
  );
}

/** The file that each article of this build is kept in, by the article's path (`/content/…`). Its name stands for all that it is made from. */
export const filesOfArticles = (): Record<string, string> => told().files;

const told = () => JSON.parse(readFileSync(process.env[variable]!, 'utf8')) as Told;

/** What no page shows of another's article, and whoever mends a text changes with it. */
const ownAlone = new Set(['lastRevised', 'reviewBy', 'keywords']);

/**
 * Names what pages may show of articles that they are not the page of: all but the text, its dates and its words for the search. As
 * long as it stays the same, a page changes only with its own article.
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
        (name, value: unknown) => (ownAlone.has(name) ? undefined : value),
      ),
    )
    .digest('hex');

/** What the compiler of this build has made, as {@link import('@mdx-js/mdx').run} does it, but at once. */
function run(body: string): { default: ArticleComponent } {
  // oxlint-disable-next-line typescript/no-implied-eval -- our own compiler's output, read from our own cache
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
