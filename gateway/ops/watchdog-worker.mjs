/** What runs in the thread of `watchdog.ts`. Plain JavaScript: Node loads it by itself, from the sources as from the build. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** @type {{ rounds: Int32Array<SharedArrayBuffer>, looks: number, stillMs: number }} */
const { rounds, looks, stillMs } = workerData;
let before = -1;
let unchanged = 0;

const looking = setInterval(() => {
  const now = Atomics.load(rounds, 0);
  unchanged = now === before ? unchanged + 1 : 0;
  before = now;
  if (unchanged < looks) return;
  // Once: in a container whose first process this is, the system takes no such signal from it.
  clearInterval(looking);
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    msg: `the event loop stands still for ${stillMs} ms: ended`,
  };
  try {
    writeSync(2, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, stillMs / looks);
