/** Compiles the articles that it is told, beside other threads, and says when all are kept. */
import { type ArticleToCompile, keepCompiled } from './compile-article.ts';
import { beThread } from './run-threads.ts';

await beThread(() =>
  Promise.resolve(async (articles: readonly ArticleToCompile[]) => {
    for (const article of articles) await keepCompiled(article);
  }),
);
