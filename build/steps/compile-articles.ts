import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { helpFile, isInHelp } from '../../catalog/help-file.ts';
import { refusePartOfLanguage } from '../../catalog/whole-language.ts';
import { defaultLanguage, type Language, languages } from '../../config/languages.ts';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { type BuiltArticle, dataIn, tellArticles } from '../article-modules.ts';
import type { ArticleToCompile } from '../compile-article.ts';
import { keptAt, makeFolder, readKept } from '../kept/files.ts';
import { knownFiles } from '../kept/known-files.ts';
import { madeFrom, readWoven } from '../kept/made-from.ts';
import { runThreads } from '../run-threads.ts';
import type { Folders } from '../step.ts';
import { changedMeanwhile } from '../kept/unchanged.ts';
import { youngWork } from '../young-work.ts';

const folder = '.cache/made/help';
/** A thread takes a second to start: as long as so many articles. */
const worthThread = 40;

/**
 * Compiles every help article that nothing is kept of, in threads beside this one, and tells the bundles where they are: the
 * server finds what they say of themselves in `articles.json`.
 *
 * @throws ContentError for what an author got wrong
 */
export async function compileArticles({ root }: Folders): Promise<void> {
  makeFolder(folder);
  const known = knownFiles('.cache/made/known/help');
  const articles = findArticles();
  const lacking = articles.filter(({ file }) => known.of(file, dataIn) === undefined);
  await compileAll(lacking);
  forgetChanged(lacking);
  const built = articles.map(({ name, file }): BuiltArticle => ({
    path: `/${name}`,
    file,
    data: known.of(file, dataIn) ?? dataIn(readKept(file)),
  }));
  known.save();
  tellArticles(join(dirname(root), 'help-articles'), join(root, 'articles.json'), built);
}

/** What was read when it was named, and again when it was compiled, may have been saved in between. @throws BuildError */
function forgetChanged(compiled: readonly ArticleToCompile[]): void {
  const now = new Map(named(compiled.map(({ name }) => name)).map(({ name, file }) => [name, file]));
  const changed = compiled.filter(({ name, file }) => now.get(name) !== file);
  for (const { file } of changed) rmSync(file, { force: true });
  if (changed.length > 0) throw changedMeanwhile();
}

/** Every article, and the file to keep it in. @throws ContentError for a file that is none, and for a language that is not there */
function findArticles(): ArticleToCompile[] {
  refusePartOfLanguage(defaultLanguage);
  const names = namesBelow('content')
    .map((file) => `content/${file}`)
    .filter(isInHelp);
  for (const name of names) helpFile(name);
  return named(names);
}

/** Articles with the files to keep them in, by what they and the words that are woven into them say now. */
function named(names: readonly string[]): ArticleToCompile[] {
  const woven = new Map<string, Buffer[]>();
  return names.map((name) => {
    const [, language = ''] = name.split('/');
    if (Object.hasOwn(languages, language)) refusePartOfLanguage(language as Language);
    const words = woven.get(language) ?? readWoven(name);
    woven.set(language, words);
    return { name, file: keptAt(folder, madeFrom(name, readFileSync(name, 'utf8'), words)) };
  });
}

async function compileAll(articles: readonly ArticleToCompile[]): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(articles.length / worthThread));
  if (count === 0 && articles.length > 0) {
    // What compiles takes long to load, and mostly there is nothing to compile.
    const { keepCompiled } = await import('../compile-article.ts');
    for (const article of articles) await keepCompiled(article);
  }
  const tasks = Array.from({ length: count }, (_, at) =>
    articles
      .filter((_article, index) => index % count === at)
      .map(({ name, file }): ArticleToCompile => ({ name, file })),
  );
  await runThreads('article-worker', tasks, { resourceLimits: youngWork });
}
