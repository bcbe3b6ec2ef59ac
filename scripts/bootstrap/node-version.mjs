import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { UserError, say } from './say.mjs';

/** Stops where Node is too old, and warns of one without fixes. */
export function checkNodeVersion(running = process.versions.node) {
  refuseOldNode(running);
  const warning = warningOf(running);
  if (warning) say(warning);
}

/** Stops with one line where Node is older than package.json asks for: later errors would not say why. */
export function refuseOldNode(running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  if (isOlder(running, needed)) {
    throw new UserError(
      `Node ${needed} or newer is needed, this is ${running}. Get it from https://nodejs.org`,
    );
  }
}

/**
 * One line about a Node that is not looked after any more; undefined of any other.
 *
 * @param {string} running its version
 */
export function warningOf(running) {
  if (!isOlder(running, '22.0.0')) return undefined;
  return `This is Node ${running}: Node 20 has had no security fixes since 30 April 2026. Use Node 24 where the public is served.`;
}

/**
 * @param {string} version
 * @param {string} needed
 */
export function isOlder(version, needed) {
  const [has, wants] = [numbers(version), numbers(needed)];
  const differs = wants.findIndex((number, index) => number !== has[index]);
  return differs >= 0 && Number(has[differs]) < Number(wants[differs]);
}

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);
