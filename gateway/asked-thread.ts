import { Worker } from 'node:worker_threads';

/** The thread has ended, or hangs: what it was asked is not answered. */
export class ThreadAway extends Error {
  override name = 'ThreadAway';
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * A thread that is sent `[id, ...message]` and answers `[id, answer, error]`. It starts when it is asked first, and keeps no
 * process from ending. In place of one that ends or hangs the next message starts another.
 */
export function askedThread(workerFile: string, workerData?: unknown) {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(workerFile, { workerData });
    started.unref();
    started.on('message', ([id, answer, error]: [number, unknown, unknown]) => {
      const asked = waiting.get(id);
      if (error) asked?.reject(error);
      else asked?.resolve(answer);
    });
    started.on('error', ({ message }) => leave(started, message));
    started.on('exit', () => leave(started, 'the thread has ended'));
    return started;
  }

  function leave(ended: Worker, why: string): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const asked of [...waiting.values()]) asked.reject(new ThreadAway(why));
  }

  return {
    /** Its answer to a message. @throws what it answers as an error; {@link ThreadAway} where it gives none within `maxMs` */
    async ask(maxMs: number, ...message: readonly unknown[]): Promise<unknown> {
      const id = (count += 1);
      const asking = (worker ??= start());
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          timer = setTimeout(() => {
            leave(asking, 'the thread does not answer');
            void asking.terminate();
          }, maxMs);
          asking.postMessage([id, ...message]);
        });
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    /** Ends it, whatever it does. */
    async end(): Promise<void> {
      const ending = worker;
      if (ending) leave(ending, 'the thread was ended');
      await ending?.terminate();
    },
  };
}
