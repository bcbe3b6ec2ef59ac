/**
 * What runs in the thread of `render-thread.ts`: calls functions of modules one after another, so that the thread that answers
 * requests has no part in it. Plain JavaScript: Node loads it by itself, from the sources as from the build.
 */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// Where both want the processor, payouts come first. On Linux this is of the thread alone, elsewhere of the whole process.
if (process.platform === 'linux') yieldToOthers();

function yieldToOthers() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that forbids this call forbids no answers.
  }
}

/** @param {[id: number, module: string, name: string | undefined, ...values: unknown[]]} message without a name the module is only loaded */
async function answer([id, module, name, ...values]) {
  try {
    /** @type {Record<string, (...values: unknown[]) => unknown>} */
    const functions = await import(module);
    const run = name === undefined ? () => true : functions[name];
    if (!run) throw new Error(`the module has no ${name}`);
    parentPort?.postMessage([id, await run(...values)]);
  } catch (error) {
    parentPort?.postMessage([id, undefined, error]);
  }
}

parentPort?.on('message', (message) => void answer(message));
