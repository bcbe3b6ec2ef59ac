import { type ChildProcess, spawn } from 'node:child_process';

/** A build that has been started. */
export interface RunningBuild {
  child: ChildProcess;
  /** Its exit code, null where it was killed, and all that it said. */
  ended: Promise<{ code: number | null; output: string }>;
}

/**
 * Starts a build as `npm run build` does.
 *
 * @param folder a copy of the repository
 * @param options of Node
 */
export const startBuild = (folder: string, ...options: string[]): RunningBuild =>
  startCommand(folder, ...options, 'build/build.mjs');

/** Starts a command of a copy of the repository, as `npm run` does. */
export function startCommand(folder: string, ...script: string[]): RunningBuild {
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  const child = spawn(process.execPath, script, { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))) };
}
