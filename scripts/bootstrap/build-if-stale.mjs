import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Mendable, say } from './say.mjs';

const stamp = join(root, 'dist/.built-from');
const outcome = [join(root, 'dist/gateway/server.js'), join(root, 'dist/client/index.html')];

/** The server that `npm start` and the tests run. */
export const server = 'dist/gateway/server.js';

/** Builds the site and the server, unless they were built from the sources as they are now. */
export async function buildIfStale() {
  const current = fingerprint();
  if (isBuiltFrom(current)) return;
  say('Building the site (a few seconds)…');
  rmSync(stamp, { force: true });
  const code = await run(process.execPath, ['build/build.mjs']);
  if (code !== 0) throw new Mendable('The build failed: mend what it says above, then try again.');
  stampBuild(current);
}

/**
 * Remembers what the build was made from. The time of the outcome belongs to it, so that a build made by another hand
 * is not mistaken for this one.
 *
 * @param {string} from the sources' fingerprint, taken before the build began
 */
export function stampBuild(from) {
  writeFileSync(stamp, `${from} ${timesOfOutcome()}\n`);
}

/** @param {string} current */
function isBuiltFrom(current) {
  if (![stamp, ...outcome].every((file) => existsSync(file))) return false;
  return readFileSync(stamp, 'utf8') === `${current} ${timesOfOutcome()}\n`;
}

function timesOfOutcome() {
  return outcome.map((file) => statSync(file).mtimeMs).join(' ');
}
