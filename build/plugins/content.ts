import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin, Rolldown } from 'vite';
import { parseDocument } from 'yaml';
import { badCharactersIn } from '../../catalog/bad-characters.ts';
import { ContentError } from '../../catalog/content-error.ts';
import { articleSyntax } from '../../catalog/mdx/article-syntax.ts';
import { remarkArticle } from '../../catalog/mdx/remark-article.ts';
import { asMistake } from '../compile-article.ts';
import { madeFrom, wovenIn } from '../kept/made-from.ts';
import { type Kept, keepIn } from '../kept/files.ts';

/** The module that an article becomes. */
interface Module {
  code: string;
  map: Rolldown.ExistingRawSourceMap;
}

/**
 * How a bundle gets the help articles that `npm run build` has compiled, when it is run: from where the build keeps them
 * (`kept`), or all but their components from `articles.json`, in the folder above (`beside`).
 */
export type HelpArticles = 'kept' | 'beside';

/**
 * Vite plugins that turn `content/**\/*.mdx` into modules with a component, typed front matter and sections. What an author
 * got wrong is thrown as a ContentError. What has been compiled before is kept in `.cache`: the pages, their scripts, the
 * server and the files beside all read the articles.
 */
export function contentPlugins(articles?: HelpArticles, keeper: (folder: string) => Kept = keepIn): Plugin[] {
  const compiler = mdx({ remarkPlugins: [...articleSyntax, remarkArticle] }) as Plugin & {
    transform(source: string, id: string): Promise<Module | undefined>;
  };
  let mode = '';
  let keeping: Kept | undefined;
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
        for (const file of wovenIn(folder)) this.addWatchFile(file);
        const name = relative('.', id).split(sep).join('/');
        const kept = (keeping ??= keeper('.cache/made/articles'));
        try {
          const made = await kept(
            [...madeFrom(name, source), 'module', mode],
            // By its name in the repository: the same in every copy of it.
            async () => Buffer.from(JSON.stringify(await compiler.transform(source, name))),
          );
          const module = JSON.parse(made.toString()) as Module;
          return { code: module.code, map: { ...module.map, sources: [id] } };
        } catch (error) {
          throw withoutCode(asMistake(name, source, error));
        }
      },
    },
    valueOfYaml(articles !== undefined),
    ...(articles ? [handOver(articles)] : []),
  ];
}

/**
 * Vite would add the whole article to the error, and the log of `npm run dev` print that, and where in this code it was found: the
 * line of the article and the remedy are in its message.
 */
function withoutCode(error: unknown): unknown {
  if (!(error instanceof ContentError)) return error;
  error.stack = `${error.name}: ${error.message}`;
  return Object.defineProperty(error, 'pluginCode', { value: 'left out' });
}

/** Modules of what YAML files say, `x.yaml?value`: of nothing where the text is to be read anew each time, with the lines for an author. */
function valueOfYaml(isBundled: boolean): Plugin {
  let isBuild = false;
  return {
    name: 'value-of-yaml',
    configResolved: ({ command }) => void (isBuild = isBundled && command === 'build'),
    load: {
      filter: { id: /\.yaml\?value$/ },
      handler(id) {
        if (!isBuild) return 'export default undefined';
        const source = readFileSync(id.replace(/\?value$/, ''), 'utf8');
        const document = parseDocument(source);
        const isWrong = document.errors.length > 0 || badCharactersIn(source).length > 0;
        const value: unknown = isWrong ? undefined : document.toJS();
        return `export default ${value === undefined ? value : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`}`;
      },
    },
  };
}

/** In the place of the help articles as modules, those that the build has compiled; a browser gets none. */
function handOver(articles: HelpArticles): Plugin {
  return {
    name: 'help-articles',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!id.split('?')[0]!.endsWith('/catalog/help-modules.ts')) return undefined;
      if (this.environment.name === 'client') return 'export const helpModules = {};';
      if (articles === 'kept')
        return `import { readArticles } from '/build/article-modules.ts'; export const helpModules = readArticles();`;
      return `import { readFileSync } from 'node:fs';
        export const helpModules = JSON.parse(readFileSync(new URL('../articles.json', import.meta.url), 'utf8'));`;
    },
  };
}
