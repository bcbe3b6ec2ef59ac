import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';

/**
 * Writes `index.app.html` beside every help page: the same page marked for the web views of the apps, which the server
 * sends for `?view=app`, so that header and footer are never seen, not even for a moment.
 *
 * @param {string} site the built folder
 */
export async function writeAppViews(site) {
  const pages = (await filesBelow(path.join(site, 'faqs'))).filter((file) =>
    /faqs\/\w+\/\w+\/index\.html$/.test(file),
  );
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const marked = html.replace('<html ', '<html data-view="app" ');
    if (marked === html) throw new Error(`${page} has no <html> element with attributes to mark`);
    await writeFile(page.replace(/html$/, 'app.html'), marked);
  }
}
