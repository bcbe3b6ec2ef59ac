import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ContentError, type ContentProblem } from '../../catalog/content-error.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { dataOfArticles, type KeptArticles, tellArticles } from '../article-modules.ts';
import { type CompiledArticle, compileArticle, madeFrom } from '../compile-article.ts';
import { keepIn, keptAt } from '../kept.ts';
import type { Folders } from '../step.ts';
import { youngWork } from '../young-work.ts';

const folder = '.cache/made/help';
/** A thread takes a second to start: as long as so many articles. */
const worthThread = 40;

/**
 * Compiles every help article, those that nothing is kept of in threads beside this one, and tells the bundles where they
 * are: the server finds what they say of themselves in `articles.json`.
 *
 * @throws ContentError for what an author got wrong
 */
export async function compileArticles({ root }: Folders): Promise<void> {
  const articles = filesBelow('content', '.mdx')
    .map((file) => relative('.', file).split(sep).join('/'))
    .filter((name) => /^content\/\w+\/help\/(drive|host)\/\w+\.mdx$/.test(name))
    .map((name) => {
      const source = readFileSync(name, 'utf8');
      const from = madeFrom(name, source);
      return { name, source, from, file: keptAt(folder, from) };
    });
  const kept = keepIn(folder);
  const missing = articles.filter(({ file }) => !existsSync(file)).length;
  const compiler = startCompiler(Math.min(availableParallelism(), Math.floor(missing / worthThread)));
  try {
    await Promise.all(
      articles.map(({ name, source, from }) =>
        kept(from, async () => Buffer.from(JSON.stringify(await compiler.compile(name, source)))),
      ),
    );
  } finally {
    await compiler.stop();
  }
  const list = join(dirname(root), 'help-articles.json');
  const files: KeptArticles = Object.fromEntries(articles.map(({ name, file }) => [`/${name}`, file]));
  await writeFile(list, JSON.stringify(files));
  tellArticles(list);
  await writeFile(join(root, 'articles.json'), JSON.stringify(dataOfArticles()));
}

interface Compiler {
  compile(name: string, source: string): Promise<CompiledArticle>;
  stop(): Promise<unknown>;
}

interface Answer {
  name: string;
  made?: CompiledArticle;
  failed?: { problems?: ContentProblem[]; message: string; stack: string };
}

/** @param count of threads; without any, the articles are compiled in this one */
function startCompiler(count: number): Compiler {
  const waiting = new Map<string, { resolve(made: CompiledArticle): void; reject(error: unknown): void }>();
  const threads = Array.from({ length: count }, () => {
    const thread = new Worker(new URL('article-worker.js', import.meta.url), { resourceLimits: youngWork });
    thread.on('message', ({ name, made, failed }: Answer) => {
      const asker = waiting.get(name)!;
      waiting.delete(name);
      if (made) asker.resolve(made);
      else asker.reject(asError(name, failed!));
    });
    thread.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
    return thread;
  });
  let next = 0;
  return {
    compile(name, source) {
      if (count === 0) return compileArticle(name, source);
      threads[next++ % count]!.postMessage([name, source]);
      return new Promise((resolve, reject) => waiting.set(name, { resolve, reject }));
    },
    stop: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}

function asError(name: string, { problems, message, stack }: NonNullable<Answer['failed']>): Error {
  return problems ? new ContentError(name, problems) : Object.assign(new Error(message), { stack });
}
