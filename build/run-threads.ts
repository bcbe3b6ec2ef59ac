import { parentPort, Worker, workerData, type WorkerOptions } from 'node:worker_threads';

/** What a thread posts once: what it gives, or what was wrong. */
type Answer<Result> = { done: Result; failed?: undefined } | { failed: Pick<Error, 'name' | 'message'> };

/**
 * Runs a program in threads beside each other, one for each task, until all are done or one has failed.
 *
 * @param program its name among those of the build, such as `render-worker`
 * @returns what each thread gives
 * @throws what a thread has thrown, by its name, sentence and stack, or Error for one that ends without a word
 */
export async function runThreads<Task, Result>(
  program: string,
  tasks: readonly Task[],
  options: WorkerOptions,
): Promise<Result[]> {
  const file = new URL(`${program}.js`, import.meta.url);
  const threads = tasks.map((task) => new Worker(file, { ...options, workerData: task }));
  try {
    return await Promise.all(threads.map((thread) => resultOf<Result>(thread, program)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

const resultOf = <Result>(thread: Worker, program: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    thread.on('message', (answer: Answer<Result>) => {
      if (answer.failed) reject(Object.assign(new Error(answer.failed.message), answer.failed));
      else resolve(answer.done);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`${program} has ended with ${code}`)));
  });

/** In the thread: does the task that it was started with, and says what came of it. */
export async function beThread<Task>(work: (task: Task) => Promise<unknown>): Promise<void> {
  try {
    parentPort?.postMessage({ done: await work(workerData as Task) });
  } catch (error) {
    // As a plain object: a copy of an error would lose what kind it is.
    const { name, message, stack } = error as Error;
    parentPort?.postMessage({ failed: { name, message, stack } });
  }
}
