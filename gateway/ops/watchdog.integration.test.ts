import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { temporaryFolder } from '../../build/testing/temporary-folder.ts';

const source = join(import.meta.dirname, 'watchdog.ts');
const worker = join(import.meta.dirname, 'watchdog-worker.mjs');

/** Runs a program that is watched, and gives its loop 1.5 s. */
async function watched(workerFile: string, what: string) {
  const folder = temporaryFolder();
  const { code: watchdog } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  writeFileSync(join(folder, 'watchdog.mjs'), watchdog);
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { startWatchdog } from './watchdog.mjs';
    startWatchdog(${JSON.stringify(workerFile)}, () => console.error('nobody watches'), 1500);
    ${what}`,
  );
  const child = spawn(process.execPath, [program]);
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  return { child, ended: once(child, 'close').then(([code, signal]) => ({ code, signal, said })) };
}

const works = 'let rounds = 0; setInterval(() => (rounds += 1) > 60 && process.exit(7), 50);';

it('ends a program whose event loop stands still, and says so', async () => {
  const { signal, said } = await (await watched(worker, 'setTimeout(() => { for (;;); }, 200);')).ended;
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(said)).toMatchObject({ level: 60, msg: expect.stringContaining('event loop') });
}, 60_000);

it('leaves alone one whose loop goes round, one that was stopped as a whole meanwhile, and one that ends by itself', async () => {
  const stopped = await watched(worker, works);
  setTimeout(() => stopped.child.kill('SIGSTOP'), 500);
  setTimeout(() => stopped.child.kill('SIGCONT'), 4000);
  expect(await stopped.ended).toEqual({ code: 7, signal: null, said: '' });
  const { ended } = await watched(worker, '');
  expect(await ended).toEqual({ code: 0, signal: null, said: '' });
}, 60_000);

it('goes on without, and says so, where no thread can be started', async () => {
  const { ended } = await watched(join(import.meta.dirname, 'none.mjs'), works);
  expect(await ended).toEqual({ code: 7, signal: null, said: 'nobody watches\n' });
}, 60_000);
