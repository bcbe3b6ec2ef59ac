import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** What `deploy/systemd` may forbid. */
const withoutPriorities = `data:text/javascript,${encodeURIComponent(
  `import os from 'node:os';
   import { syncBuiltinESMExports } from 'node:module';
   os.setPriority = () => { throw new Error('EPERM'); };
   syncBuiltinESMExports();`,
)}`;

it('answers where the system forbids to set a priority', async () => {
  const worker = new Worker(new URL('render-worker.mjs', import.meta.url), {
    execArgv: ['--import', withoutPriorities],
  });
  const answer = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  worker.postMessage([1, 'node:path', 'basename', '/a/b']);
  expect(await answer).toEqual([1, 'b']);
  await worker.terminate();
});
