import { accessSync, constants } from 'node:fs';
import { isBuiltFrom, isWhole } from './build-stamp.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { UserError, say } from './say.mjs';

/** The server that `npm start` and the tests run. */
export const server = 'dist/gateway/server.js';

/** Builds the site and the server, unless they were built from the sources as they are now. */
export async function buildIfStale() {
  if (isBuiltFrom(fingerprint())) return;
  if (!isWritable(root)) {
    throw new UserError(
      'The sources have changed since the last build, and this folder cannot be written to: build it where it can be (npm run build), and bring its dist/ here.',
    );
  }
  say('Building the site (a few seconds)…');
  const code = await run(process.execPath, ['build/build.mjs']);
  if (code !== 0) throw new UserError('The build failed: mend what it says above, then try again.');
  if (!isWhole()) throw new UserError('The build ended well, but files are missing in dist/. Try again.');
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
