import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';

/**
 * Deletes the script chunks that no page can reach: the bundler also emits the client of its own router, which pages of
 * finished HTML never load.
 *
 * @param {string} site the built folder
 */
export async function pruneScripts(site) {
  const files = await filesBelow(site);
  const scripts = new Set(files.filter((file) => file.endsWith('.js')));
  const reached = new Set();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(page, 'utf8');
    for (const [, src] of html.matchAll(/<script [^>]*src="(\/[^"]+\.js)"/g))
      await reach(path.join(site, src));
  }
  for (const script of scripts) if (!reached.has(script)) await rm(script);

  /** @param {string} script */
  async function reach(script) {
    if (reached.has(script) || !scripts.has(script)) return;
    reached.add(script);
    const code = await readFile(script, 'utf8');
    for (const [, , name] of code.matchAll(/(["'`])(\.{1,2}\/[^"'`]+\.js)\1/g)) {
      await reach(path.join(path.dirname(script), name));
    }
  }
}
