import { spawn } from 'node:child_process';
import { watchParent } from './parent-watch.mjs';
import { root } from './root.mjs';

/**
 * Runs a program in the repository's folder, in this terminal, until it ends; signals sent to this process reach it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  // On Windows the terminal tells both of Ctrl-C, and to hand on a signal is to kill: the server would complete nothing.
  const forward = (/** @type {NodeJS.Signals} */ signal) =>
    void (process.platform === 'win32' || child.kill(signal));
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, forward);
  const endWatch = watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      endWatch();
      for (const name of signals) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
