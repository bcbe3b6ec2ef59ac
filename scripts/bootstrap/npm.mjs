/**
 * How npm is run: the one that started us, else the one on the PATH. On Windows that is a script, which only a shell runs, and
 * to a shell no argument may be passed that it would read otherwise.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [platform]
 */
export function npmCommand(args, { npm_execpath: script } = process.env, platform = process.platform) {
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script, ...args], shell: false };
  // In one piece: Node warns of arguments beside a shell.
  if (platform === 'win32') return { program: ['npm', ...args].join(' '), args: [], shell: true };
  return { program: 'npm', args, shell: false };
}
