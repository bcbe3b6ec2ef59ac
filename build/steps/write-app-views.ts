import { readFile, writeFile } from 'node:fs/promises';
import { appViewOf } from '../../gateway/site/app-view.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import type { Folders } from '../step.ts';

/** Pages that act on their address's query and have neither header nor footer: they are the same everywhere. */
export const bare = /payout-setup-complete|checkr-disclosure-embed\//;

/**
 * Writes `index.app.html` beside every page: the same page for the web views of the apps, which the server sends for
 * `?view=app`.
 *
 * @throws Error where a page has no `<html>` element to mark
 */
export async function writeAppViews({ site }: Folders): Promise<void> {
  const pages = filesBelow(site, '.html').filter((file) => !bare.test(file));
  for (const page of pages) {
    await writeFile(page.replace(/html$/, 'app.html'), appViewOf(await readFile(page, 'utf8')));
  }
}
