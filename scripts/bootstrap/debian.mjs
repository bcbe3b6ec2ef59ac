import { onPath } from './on-path.mjs';
import { run } from './run.mjs';

/** Whether packages can be installed here: by the administrator of a Debian machine. */
export const canInstall = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

/**
 * Installs a package of Debian. Whether that went well is seen by looking for what it brings.
 *
 * @param {string} name
 */
export async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another test file may be at it already: its update makes ours fail, and its install is waited for.
  await run('apt-get', ['update', '-qq'], { env });
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '-qq', '--no-install-recommends'];
  await run('apt-get', ['install', ...options, name], { env });
}
