/** Compiles the articles that it is started with, beside other threads, and says when all are kept, or what is wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ArticleToCompile, keepCompiled } from './compile-article.ts';

try {
  for (const article of workerData as ArticleToCompile[]) await keepCompiled(article);
  parentPort?.postMessage({});
} catch (error) {
  // As a plain object: a copy of an error would lose what kind it is.
  const { file, problems, message, stack } = error as Error & { file?: string; problems?: object[] };
  parentPort?.postMessage({ failed: { file, problems, message, stack } });
}
