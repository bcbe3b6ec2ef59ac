import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { npmCommand } from './npm.mjs';
import { root } from './root.mjs';

/** The versions of Node that the public may be served with, besides the oldest that package.json allows. */
export const versions = ['22', '24', '26'];

/** The newest of them with long-term support: `npm test` tries the server on it, too. */
export const newestLts = '26';

/** Without a blank or a quote: a shell may read it. */
const said = '[process.version,process.execPath].join()';

/**
 * The program of another Node, fetched as a package without install script, and kept by npm; undefined where it can be neither
 * fetched nor found.
 *
 * @param {string} version such as `24`: the newest of these
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>}
 */
export async function otherNode(version, env = process.env) {
  const asked = ['exec', '--yes', '--prefer-offline', `--package=${nodePackage()}@${version}`, '--'];
  const { program, args, shell } = npmCommand([...asked, 'node', '-p', said], env);
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: root, env, shell, timeout: 120_000 });
    const [running = '', found] = stdout.trim().split(/,(.*)/);
    return running.startsWith(`v${version}.`) ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The package that holds Node itself for a kind of machine.
 *
 * @param {string} [platform]
 * @param {string} [arch]
 */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
