/**
 * Puts a release in use on one machine, and back again: `node activate.mjs /srv/site 2026-11-22 3001 3002`, or `back` in place
 * of the name for the release before. Needs Node alone, no packages.
 *
 * Below the folder: `releases/{name}`, each a `dist`; `current` and `previous`, links to two of them. The ports are those of
 * the instances of `site@.service`, restarted one after the other.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readlinkSync, realpathSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepFormer } from '../build/keep-former.mjs';

/**
 * Both releases get the hashed files of the other before any instance is restarted: until the last one is, a page of the
 * one and its script may be asked of the other. Where an instance does not become ready, the link goes back.
 *
 * @param {string} root the folder above
 * @param {string} name of the release, or `back`
 * @param {{ ports?: number[], restart?: (port: number) => unknown, pauseMs?: number, timeoutMs?: number }} [options]
 * @returns {Promise<string>} the name of the release in use
 * @throws Error in a sentence that says what to mend
 */
export async function activate(root, name, options = {}) {
  const { ports = [], restart = restartUnit, pauseMs = 5000, timeoutMs = 30_000 } = options;
  // A link to what was deleted leads to nothing that one could go back to.
  const former = existsSync(join(root, 'current')) ? linked(root, 'current') : undefined;
  const before = linked(root, 'previous');
  const chosen = name === 'back' ? before : name;
  if (!chosen) throw new Error(`No release was in use before: ${root} has no link "previous".`);
  const target = join(root, 'releases', chosen);
  if (!/^\w[\w.-]*$/.test(chosen) || !existsSync(join(target, 'gateway/server.js')))
    throw new Error(`There is no release in ${target}: put a dist there first.`);
  // "cp -R dist releases/NAME" puts it there where NAME was: what would be put in use is the former one.
  if (existsSync(join(target, 'dist/gateway/server.js')))
    throw new Error(
      `A release was copied into that of ${target}: rm -r ${join(target, 'dist')}, and copy it to a new name.`,
    );

  const wrong = ports.find((port) => !(Number.isInteger(port) && port > 0));
  if (wrong !== undefined) throw new Error('A port is a number, such as 3001.');

  if (former && former !== chosen) {
    const running = realpathSync(join(root, 'current'));
    await keepFormer(target, [running]);
    await keepFormer(running, [target]);
    await link(root, 'previous', former);
  }
  await link(root, 'current', chosen);
  for (const [index, port] of ports.entries()) {
    // A proxy takes an instance that failed out for a while: the next one must not stop before the first is back in.
    if (index > 0) await wait(pauseMs);
    if (await comesUp(port)) continue;
    if (!former || former === chosen)
      throw new Error(`The instance on port ${port} does not become ready. ${whereToLook(port)}`);
    await link(root, 'current', former);
    // The way back leads to what was good before, not to what has just failed.
    await link(root, 'previous', before ?? chosen);
    /** @type {number[]} */
    const down = [];
    for (const [at, each] of ports.slice(0, index + 1).entries()) {
      if (at > 0) await wait(pauseMs);
      if (!(await comesUp(each))) down.push(each);
    }
    const rest = down.map((each) => ` Nor does the one on ${each} with that: restart it by hand.`).join('');
    throw new Error(
      `The instance on port ${port} does not become ready with ${chosen}: ${former} is in use again.${rest} ${whereToLook(port)}`,
    );
  }
  return chosen;

  /** @param {number} port */
  async function comesUp(port) {
    try {
      await restart(port);
    } catch (error) {
      console.error(
        `The instance on port ${port} cannot be restarted: ${/** @type {Error} */ (error).message}`,
      );
      return false;
    }
    return becomesReady(port, timeoutMs);
  }
}

/** @param {number} port */
const whereToLook = (port) => `Why, says journalctl -u site@${port} -n 20`;

/**
 * The release that a link leads to, if there is one.
 *
 * @param {string} root
 * @param {string} name
 */
function linked(root, name) {
  try {
    return basename(readlinkSync(join(root, name)));
  } catch {
    return undefined;
  }
}

/**
 * Changes a link in one step: nobody ever finds none.
 *
 * @param {string} root
 * @param {string} name
 * @param {string} release
 */
async function link(root, name, release) {
  const fresh = join(root, `.${name}-${process.pid}`);
  await rm(fresh, { force: true });
  await symlink(join('releases', release), fresh);
  await rename(fresh, join(root, name));
}

/** @param {number} port */
function restartUnit(port) {
  const unit = `site@${port}.service`;
  // A release that ends at its start has used up the starts of a minute, and systemd would refuse this one, too.
  spawnSync('systemctl', ['reset-failed', unit], { stdio: 'ignore' });
  execFileSync('systemctl', ['restart', unit], { stdio: 'inherit' });
}

/**
 * @param {number} port
 * @param {number} timeoutMs
 */
async function becomesReady(port, timeoutMs) {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 250) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await wait(250);
  }
  return false;
}

if (
  process.argv[1] &&
  existsSync(process.argv[1]) &&
  realpathSync(process.argv[1]) === import.meta.filename
) {
  const [root, name, ...ports] = process.argv.slice(2);
  try {
    if (!root || !name) throw new Error('Say which: node activate.mjs /srv/site {release or back} {port} …');
    console.log(`In use: ${await activate(root, name, { ports: ports.map(Number) })}`);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
