import { pathToFileURL } from 'node:url';
import { askedThread } from '../asked-thread.ts';

/** To render takes 10 ms: what takes this long will not end. */
const maxRenderMs = 15_000;
/** To load a module takes about a second, and much longer where many programs start at once. Nobody waits for an answer yet. */
const maxLoadMs = 120_000;

export type RenderThread = ReturnType<typeof renderThread>;

/**
 * Modules of the website's build, in a thread for what takes the processor for 10 ms and more, in which no payout status would
 * be answered. They share what they load.
 *
 * @param workerFile `render-worker.mjs`, or what the build has made of it
 */
export function renderThread(workerFile: string) {
  const thread = askedThread(workerFile);
  const ask = (maxMs: number, file: string, ...asked: readonly unknown[]) =>
    thread.ask(maxMs, pathToFileURL(file).href, ...asked);

  return {
    /** Loads a module before it is needed. @throws whatever keeps it from being loaded */
    async load(file: string): Promise<void> {
      await ask(maxLoadMs, file);
    },
    /** What a function of a module gives. @throws what it throws, or that the thread has ended or hangs */
    call: async <Result>(file: string, name: string, ...values: readonly unknown[]) =>
      (await ask(maxRenderMs, file, name, ...values)) as Result,
    close: () => thread.end(),
  };
}
