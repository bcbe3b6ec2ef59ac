import { pathToFileURL } from 'node:url';
import { askedThread } from '../asked-thread.ts';

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

/**
 * A thread for what takes the processor for 10 ms and more, in which no payout status would be answered.
 *
 * @param workerFile `render-worker.mjs`, or what the build has made of it
 */
export function renderThread(workerFile: string): RenderThread {
  const thread = askedThread(workerFile);
  const ask = (maxMs: number, file: string, ...asked: readonly unknown[]) =>
    thread.ask(maxMs, pathToFileURL(file).href, ...asked);

  return {
    async load(file) {
      await ask(maxLoadMs, file);
    },
    call: async <Result>(file: string, ...asked: readonly unknown[]) =>
      (await ask(maxRenderMs, file, ...asked)) as Result,
    close: () => thread.end(),
  };
}
