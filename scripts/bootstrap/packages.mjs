import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { UserError, say } from './say.mjs';

/** npm writes this list last, so an install that was interrupted does not have it. */
const installedList = join(root, 'node_modules/.package-lock.json');

/** Installs what package-lock.json lists, unless it is installed already; of two at once, one waits for the other. */
export async function ensurePackages() {
  if (areInstalled()) return;
  await withLock(join(root, '.cache/install.lock'), 'install', async () => {
    if (!areInstalled()) await install();
  });
}

function areInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  return existsSync(installedList) && isInstalled(wanted, readPackages(installedList));
}

async function install() {
  say(
    existsSync(installedList)
      ? 'Installing packages (they have changed, about a minute)…'
      : 'Installing packages (first time, about a minute)…',
  );
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new UserError(
      'The packages could not be installed, as npm says above. Check the network, or after a change of packages run: npm install',
    );
  }
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * True where every package of the lock file is there in its version; what is optional may be missing, since it may be
 * meant for another kind of machine.
 *
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .every(([path, { version, integrity, optional, devOptional }]) => {
      const found = installed[path];
      return found
        ? found.version === version && found.integrity === integrity
        : Boolean(optional ?? devOptional);
    });
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * The npm that started us, else the one on the PATH; on Windows that is a script, which only a shell runs.
 *
 * @param {string[]} args
 */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
}
