import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FilledPage, SearchRenderer } from './search-route.ts';

/** A start takes about a second, a render 10 ms: what takes this long will not end. */
const maxRenderMs = 15_000;

interface Waiting {
  resolve(filled: FilledPage): void;
  reject(error: Error): void;
}

/**
 * The renderer that the build has put at `file`, in a thread of its own: a search takes the processor for about 10 ms, in which
 * no payout status would be answered. A thread that ends or hangs fails what it had to do; the next search starts another.
 *
 * @param workerFile `search-worker.mjs`, or what the build has made of it
 * @returns undefined where nothing was built
 * @throws whatever keeps the renderer from being loaded
 */
export async function loadSearch(file: string, workerFile: string): Promise<SearchRenderer | undefined> {
  if (!existsSync(file)) return undefined;
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;

  function startWorker(): Worker {
    const started = new Worker(workerFile, { workerData: pathToFileURL(file).href });
    // It keeps no process from ending.
    started.unref();
    started.on('message', ([id, filled, reason]: [number, FilledPage | undefined, string]) => {
      const asked = waiting.get(id);
      if (filled) asked?.resolve(filled);
      else asked?.reject(new Error(reason));
    });
    started.on('error', (error) => leave(started, error));
    started.on('exit', () => leave(started, new Error('the thread has ended')));
    return started;
  }

  function leave(ended: Worker, error: Error) {
    if (worker !== ended) return;
    worker = undefined;
    for (const asked of [...waiting.values()]) asked.reject(error);
  }

  async function fillSearchPage(...asked: [page: string, query: string, audience: string]) {
    const id = (count += 1);
    const asking = (worker ??= startWorker());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<FilledPage>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => {
          leave(asking, new Error('the thread does not answer'));
          void asking.terminate();
        }, maxRenderMs);
        asking.postMessage([id, ...asked]);
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  worker = startWorker();
  // A renderer that cannot be loaded stops the start of the server.
  await once(worker, 'message');
  return {
    fillSearchPage,
    isBuilt: true,
    async close() {
      const closing = worker;
      worker = undefined;
      await closing?.terminate();
    },
  };
}
