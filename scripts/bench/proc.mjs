import { readdirSync, readFileSync } from 'node:fs';
import { UserError } from '../bootstrap/say.mjs';

/** Ticks of the processor's clock in a second, on every Linux there is. */
const ticks = 100;

/** @throws UserError where there is no `/proc` to read */
export function refuseWithoutProc() {
  if (process.platform !== 'linux') throw new UserError('This measures on Linux alone, by its /proc.');
}

/**
 * Seconds of processor that a process has taken.
 *
 * @param {number | undefined} pid
 */
export function processorSeconds(pid) {
  const fields = statFields(String(pid));
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Seconds of processor of all processes that this one has waited for, and those that they have. */
export function processorOfChildren() {
  const fields = statFields('self');
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}

/**
 * Megabytes that a process and all below it hold.
 *
 * @param {number | undefined} top
 */
export function residentOfTree(top) {
  /** @type {Map<string, string[]>} */
  const below = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = statFields(pid)[1];
    if (parent) below.set(parent, [...(below.get(parent) ?? []), pid]);
  }
  const tree = [String(top)];
  for (const pid of tree) tree.push(...(below.get(pid) ?? []));
  return tree.reduce((sum, pid) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`)) ?? [];
    return sum + Number(kilobytes ?? 0) / 1024;
  }, 0);
}

/** What /proc says of a process, from its state on; nothing once it has ended. */
function statFields(/** @type {string} */ pid) {
  return readProc(`${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

function readProc(/** @type {string} */ name) {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
