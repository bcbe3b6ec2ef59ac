import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { root } from './root.mjs';

/** A start takes two seconds; beside other work, up to 49 were seen. */
const startsWithinMs = 120_000;

/**
 * A program that listens. `memory` is what it holds, in MB.
 *
 * @typedef {object} Program
 * @property {string} url
 * @property {number | undefined} pid
 * @property {() => number} memory
 * @property {() => void} stop
 * @property {import('node:child_process').ChildProcess} child
 */

/**
 * Starts a program and waits until it answers.
 *
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @param {{ nodeOptions?: string[], stdout?: number | 'ignore' }} [how] options of Node, and where the log goes
 * @returns {Promise<Program>}
 */
export async function startProgram(file, env = {}, { nodeOptions = [], stdout = 'ignore' } = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + startsWithinMs;
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end || child.exitCode !== null) {
      kill();
      throw new Error(`${file} does not start`);
    }
    await wait(100);
  }
  return {
    url,
    child,
    pid: child.pid,
    memory: () => residentMegabytes(child.pid),
    stop: () => void child.kill(),
  };
}

/** @param {number | undefined} pid */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
