import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { filesBelow } from './files-below.mjs';

/** Pages that act on their address's query and have neither header nor footer: they are the same everywhere. */
export const bare = /payout-setup-complete|checkr-disclosure-embed\//;

/**
 * Writes `index.app.html` beside every page: the same page for the web views of the apps, which the server sends for
 * `?view=app`.
 *
 * @param {string} site the built folder
 */
export async function writeAppViews(site) {
  const { module } = await runnerImport('/gateway/site/app-view.ts', {
    root: path.resolve('.'),
    logLevel: 'warn',
  });
  const pages = (await filesBelow(site)).filter((file) => file.endsWith('.html') && !bare.test(file));
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    await writeFile(page.replace(/html$/, 'app.html'), module.appViewOf(html));
  }
}
