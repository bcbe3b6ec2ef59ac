import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../bootstrap/free-port.mjs';
import { root } from '../bootstrap/root.mjs';

/**
 * A program that listens. `memory` is what it holds, in MB.
 *
 * @typedef {{ url: string, pid: number | undefined, memory: () => number, stop: () => void }} Program
 */

/**
 * Starts a program and waits until it answers.
 *
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @returns {Promise<Program>}
 */
export async function startProgram(file, env = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  // Two seconds on a quiet machine; beside other work many times as long.
  const end = performance.now() + 50_000;
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end || child.exitCode !== null) throw new Error(`${file} does not start`);
    await wait(100);
  }
  return { url, pid: child.pid, memory: () => residentMegabytes(child.pid), stop: () => void child.kill() };
}

/** @param {number | undefined} pid */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
