import { Worker } from 'node:worker_threads';

/** How long the event loop may stand still, in milliseconds: longer than any answer takes. */
const usualStillMs = 15_000;

/** How often the loop says within that time that it goes round, and is looked at. */
const looks = 15;

/**
 * Ends this process by SIGKILL once its event loop stands still, as in a loop without an end, for what has started it to start
 * another: connections would be accepted, and never answered. Where all of the process is stopped, or waits for a processor, the
 * thread that watches is and does, too, and nothing is ended.
 *
 * @param workerFile `watchdog-worker.mjs`, or what the build has made of it
 * @param onLost hears why nobody watches any more
 * @param stillMs how long the loop may stand still, if not {@link usualStillMs}
 */
export function startWatchdog(
  workerFile: string,
  onLost: (error: unknown) => void,
  stillMs = usualStillMs,
): void {
  const rounds = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(rounds, 0, 1), stillMs / looks).unref();
  new Worker(workerFile, { workerData: { rounds, looks, stillMs } }).on('error', onLost).unref();
}
