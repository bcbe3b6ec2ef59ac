import { canInstall, install } from './debian.mjs';
import { onPath } from './on-path.mjs';
import { UserError, say } from './say.mjs';

/** Chromium without windows: half the work of the whole browser, and its letters look the same on every machine. */
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where Chromium is: $CHROMIUM, or on the PATH; as the administrator of a Debian machine, it is installed.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found && (process.env.CHROMIUM || isHeadlessShell(found))) return found;
  if (canInstall()) {
    say('Installing Chromium for the browser tests (first time, about a minute)…');
    await install(headless);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new UserError(
    `The browser tests need Chromium: install it (Debian: apt-get install ${headless}), or set CHROMIUM to its path.`,
  );
}

/** @returns {string | undefined} */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return names.map(onPath).find(Boolean);
}

/**
 * @param {string} [path]
 * @returns {boolean}
 */
export function isHeadlessShell(path = '') {
  return /headless[-_]shell/.test(path);
}
