import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { UserError, say } from './say.mjs';

/** Installs what package-lock.json lists, unless it is installed already; of two at once, one waits for the other. */
export const ensurePackages = () => ensureIn(root);

/**
 * The same of a tool that is run rarely, and needs so many packages of its own that the others are installed without it.
 *
 * @param {'lighthouse' | 'stryker'} tool a folder of `scripts/on-demand`, which lists them
 * @returns {Promise<string>} the folder that its packages are in
 */
export async function ensureTool(tool) {
  // Beside the sources: what reads those is to find no packages there.
  const folder = join(root, '.cache/on-demand', tool);
  cpSync(join(root, 'scripts/on-demand', tool), folder, { recursive: true });
  await ensureIn(folder);
  return join(folder, 'node_modules');
}

/** @param {string} folder of a package-lock.json */
async function ensureIn(folder) {
  if (areInstalled(folder)) return;
  await withLock(join(root, '.cache/install.lock'), 'install', async () => {
    if (!areInstalled(folder)) await install(folder);
  });
}

/** npm writes this list last, so an install that was interrupted does not have it. @param {string} folder */
const installedList = (folder) => join(folder, 'node_modules/.package-lock.json');

/** @param {string} folder */
function areInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  return existsSync(installedList(folder)) && isInstalled(wanted, readPackages(installedList(folder)));
}

/** @param {string} folder */
async function install(folder) {
  say(
    existsSync(installedList(folder))
      ? 'Installing packages (they have changed, about a minute)…'
      : 'Installing packages (first time, about a minute)…',
  );
  const { program, args, shell } = npmCommand([
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  const code = await run(program, args, { cwd: folder, shell });
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
