import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { UserError } from './say.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [parts] what the counts are made of, in lines for people
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a Node program and its arguments
 * @property {string} [node] another Node to run it with
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] the JSON file that the command writes
 * @property {(report: any) => Counts} [count] reads the report; without it the step counts as one test
 * @property {string} [whyNot] what keeps it from being run, for who can mend it: then it has failed
 */

/** No step takes this long unless it hangs: the browser's is the longest. */
const maxStepMs = 15 * 60_000;

/**
 * Runs a step, keeping its output for the case that it fails.
 *
 * @param {Step} step
 */
export async function runStep({ name, command, node = process.execPath, env, report, count, whyNot }) {
  if (whyNot !== undefined) return { name, seconds: 0, output: `${whyNot}\n`, leftOut: [], ...outcome(1) };
  const file = report && join(root, report);
  if (file) rmSync(file, { force: true });
  const began = performance.now();
  const { code, output } = await capture(node, command, { ...process.env, ...env });
  const seconds = (performance.now() - began) / 1000;
  // A reporter may have begun the line with its dots.
  const leftOut = [...new Set(output.match(/LEFT OUT: .*/g))];
  return { name, seconds, output, leftOut, ...outcome(code, file && count ? read(file, count) : undefined) };
}

/**
 * A step that has to be made ready, or in its place what keeps it from being run: the others go on.
 *
 * @param {string} name
 * @param {() => Promise<Step>} make
 * @returns {Promise<Step>}
 */
export async function stepOrWhyNot(name, make) {
  try {
    return await make();
  } catch (error) {
    if (error instanceof UserError) return { name, command: [], whyNot: error.message };
    throw error;
  }
}

/**
 * A command that fails without a failed test, such as one that finds no tests at all, is one failure too.
 *
 * @param {number} code
 * @param {Counts} [counts]
 */
export function outcome(code, counts = { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }) {
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * @param {string} file
 * @param {(report: any) => Counts} count
 */
function read(file, count) {
  return existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @param {string} node
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
function capture(node, command, env) {
  // As Ctrl-C does: Playwright and vitest stop what they have started, and say what has failed so far.
  const child = spawn(node, command, { cwd: root, env, timeout: maxStepMs, killSignal: 'SIGINT' });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
