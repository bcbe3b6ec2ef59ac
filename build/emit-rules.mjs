import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Emits `rules/` as a plain ES module with types to `dist/rules`, for the apps and the backend. */
export async function emitRules() {
  await promisify(execFile)(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    'build/tsconfig.rules.json',
  ]);
}
