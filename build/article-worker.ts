/** Compiles articles beside the thread that asks for them: gets `[name, source]`, answers with the article or what is wrong. */
import { parentPort } from 'node:worker_threads';
import { compileArticle } from './compile-article.ts';

parentPort?.on('message', ([name, source]: [name: string, source: string]) => {
  compileArticle(name, source).then(
    (made) => parentPort?.postMessage({ name, made }),
    // As a plain object: a copy of an error would lose what kind it is.
    ({ problems, message, stack }: Error & { problems?: object[] }) =>
      parentPort?.postMessage({ name, failed: { problems, message, stack } }),
  );
});
