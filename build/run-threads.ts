import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

/** What a thread posts once: what it gives, or what was wrong. */
type Answer<Result> = { done: Result; failed?: undefined } | { failed: Pick<Error, 'name' | 'message'> };

/** A program in a thread beside this one, which makes itself ready until it is told what to do. */
export interface Thread<Task, Result> {
  /** Does one task. @throws what the thread has thrown, by its name, sentence and stack, or Error for one that ends without a word */
  run(task: Task): Promise<Result>;
  end(): Promise<unknown>;
}

/** @param program its name among those of the build, such as `render-worker` */
export function startThread<Task, Result>(program: string, options: WorkerOptions): Thread<Task, Result> {
  const thread = new Worker(new URL(`${program}.js`, import.meta.url), options);
  const result = new Promise<Result>((resolve, reject) => {
    thread.on('message', (answer: Answer<Result>) => {
      if (answer.failed) reject(Object.assign(new Error(answer.failed.message), answer.failed));
      else resolve(answer.done);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`${program} has ended with ${code}`)));
  });
  // Whoever gives it a task hears of it.
  result.catch(() => undefined);
  return {
    run(task) {
      thread.postMessage(task);
      return result;
    },
    end: () => thread.terminate(),
  };
}

/**
 * Runs a program in threads beside each other, one for each task, until all are done or one has failed.
 *
 * @param started threads of this program that make themselves ready already; all are ended
 * @returns what each thread gives
 * @throws what a thread has thrown
 */
export async function runThreads<Task, Result>(
  program: string,
  tasks: readonly Task[],
  options: WorkerOptions,
  started: readonly Thread<Task, Result>[] = [],
): Promise<Result[]> {
  const more = tasks.slice(started.length).map(() => startThread<Task, Result>(program, options));
  const threads = [...started, ...more];
  try {
    return await Promise.all(tasks.map((task, at) => threads[at]!.run(task)));
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

/** In the thread: makes itself ready, does the task that it is given, and says what came of it. */
export async function beThread<Task>(
  prepare: () => Promise<(task: Task) => Promise<unknown>>,
): Promise<void> {
  const given = new Promise<Task>((resolve) => parentPort?.once('message', resolve));
  try {
    const work = await prepare();
    parentPort?.postMessage({ done: await work(await given) });
  } catch (error) {
    // As a plain object: a copy of an error would lose what kind it is.
    const { name, message, stack } = error as Error;
    parentPort?.postMessage({ failed: { name, message, stack } });
  }
}
