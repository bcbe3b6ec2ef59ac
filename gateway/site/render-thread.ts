import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** To render takes 10 ms: what takes this long will not end. */
const maxRenderMs = 15_000;
/** To load a module takes about a second, and much longer where many programs start at once. Nobody waits for an answer yet. */
const maxLoadMs = 120_000;

/** Modules of the website's build, in one thread that is not the one that answers requests. They share what they load. */
export interface RenderThread {
  /** Loads a module before it is needed. @throws whatever keeps it from being loaded */
  load(file: string): Promise<void>;
  /** What a function of a module gives. @throws what it throws, or that the thread has ended or hangs */
  call<Result>(file: string, name: string, ...values: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * A thread for what takes the processor for 10 ms and more, in which no payout status would be answered. It starts with the
 * first call. One that ends or hangs fails what it had to do; the next call starts another.
 *
 * @param workerFile `render-worker.mjs`, or what the build has made of it
 */
export function renderThread(workerFile: string): RenderThread {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;

  function startWorker(): Worker {
    const started = new Worker(workerFile);
    // It keeps no process from ending.
    started.unref();
    started.on('message', ([id, result, error]: [number, unknown, Error | undefined]) => {
      const asked = waiting.get(id);
      if (error) asked?.reject(error);
      else asked?.resolve(result);
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

  async function ask(maxMs: number, file: string, ...asked: readonly unknown[]): Promise<unknown> {
    const id = (count += 1);
    const asking = (worker ??= startWorker());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => {
          leave(asking, new Error('the thread does not answer'));
          void asking.terminate();
        }, maxMs);
        asking.postMessage([id, pathToFileURL(file).href, ...asked]);
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  return {
    async load(file) {
      await ask(maxLoadMs, file);
    },
    call: async <Result>(file: string, ...asked: readonly unknown[]) =>
      (await ask(maxRenderMs, file, ...asked)) as Result,
    async close() {
      const closing = worker;
      worker = undefined;
      await closing?.terminate();
    },
  };
}
