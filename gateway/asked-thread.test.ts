import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askedThread, ThreadAway } from './asked-thread.ts';
import { folderForTests } from './testing/test-folder.ts';

const workerFile = join(folderForTests(), 'worker.mjs');
writeFileSync(
  workerFile,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ([id, message]) => message === 'hang' || parentPort.postMessage([id, message]));`,
);
const long = 100_000;

test('whoever waits for an answer is told that the thread was ended', async () => {
  const thread = askedThread(workerFile);
  const outcome = thread.ask(long, 'hang').catch((error: unknown) => error);
  await thread.end();
  expect(await Promise.race([outcome, Promise.resolve('still waits')])).toBeInstanceOf(ThreadAway);
});

test('in place of one that hangs, or was ended, the next message starts another', async () => {
  const thread = askedThread(workerFile);
  await expect(thread.ask(1, 'hang')).rejects.toBeInstanceOf(ThreadAway);
  expect(await thread.ask(long, 'again')).toBe('again');
  await thread.end();
  expect(await thread.ask(long, 'and again')).toBe('and again');
  await thread.end();
});
