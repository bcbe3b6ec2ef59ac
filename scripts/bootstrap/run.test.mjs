import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { run } from './run.mjs';

const { platform } = process;
const runOn = (/** @type {string} */ value) => Object.defineProperty(process, 'platform', { value });
afterEach(() => void runOn(platform));

/** The exit code of a program that ends by itself with 7, where this process is told to end meanwhile. */
async function codeOnceTold() {
  const listeners = process.listeners('SIGHUP');
  const ended = run(process.execPath, ['-e', 'setTimeout(() => process.exit(7), 1500)']);
  const own = process.listeners('SIGHUP').filter((listener) => !listeners.includes(listener));
  await wait(200);
  for (const listener of own) listener('SIGHUP');
  return ended;
}

it('hands on a signal, but on Windows, where that would kill the program', async () => {
  runOn('linux');
  expect(await codeOnceTold()).toBe(143);
  runOn('win32');
  expect(await codeOnceTold()).toBe(7);
});
