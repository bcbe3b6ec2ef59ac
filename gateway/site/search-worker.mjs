/**
 * What runs in the thread of `search-thread.ts`: renders one search page after another, so that the thread that answers
 * requests has no part in it. Says 0 when it is ready. Plain JavaScript: Node loads it by itself, from the sources as from the build.
 */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

// Where both want the processor, payouts come first. On Linux this is of the thread alone, elsewhere of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** @type {import('./search-route.ts').SearchRenderer} */
const { fillSearchPage } = await import(workerData);

/** @param {[id: number, ...asked: [page: string, query: string, audience: string]]} message */
async function answer([id, ...asked]) {
  try {
    parentPort?.postMessage([id, await fillSearchPage(...asked)]);
  } catch (error) {
    parentPort?.postMessage([id, undefined, /** @type {Error} */ (error).message]);
  }
}

parentPort?.on('message', (message) => void answer(message));
parentPort?.postMessage([0]);
