import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { BuildError, type Folders } from '../step.ts';

const namesLayers = '@layer tokens,';

/**
 * Gives every page one style sheet in place of one for each component: one request, better compressed. Pages of the same
 * kind need the same styles and so share the file. The sheets that were joined are deleted.
 *
 * @throws BuildError where a page links no sheet, or one that does not survive being joined
 */
export async function joinStyles({ site }: Folders): Promise<void> {
  const joined = new Set<string>();
  await mkdir(join(site, 'static/css'), { recursive: true });
  for (const page of filesBelow(site, '.html')) {
    const html = await readFile(page, 'utf8');
    const links = styleLinks(html, page);
    const css = inOrder(await Promise.all(links.map(({ href }) => readSheet(site, href, page)))).join('');
    const name = `/static/css/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    await writeFile(join(site, name), css);
    await writeFile(page, withOneLink(html, links, name));
    for (const { href } of links) joined.add(href);
  }
  for (const href of joined) await rm(join(site, href));
}

/** A link to a style sheet, and where its element stands in the page. */
interface StyleLink {
  href: string;
  start: number;
  end: number;
}

function styleLinks(html: string, page: string): StyleLink[] {
  const links = parse(html)
    .querySelectorAll('link[rel=stylesheet]')
    .map(({ attributes: { href = '' }, range: [start, end] }) => ({ href, start, end }));
  if (links.length === 0) throw new BuildError(`${page} links no style sheet: none can be joined.`);
  return links;
}

async function readSheet(site: string, href: string, page: string): Promise<string> {
  const css = await readFile(join(site, href), 'utf8').catch(() => undefined);
  if (css === undefined)
    throw new BuildError(`${page} links the style sheet ${href}, which the build did not write.`);
  // Each would count only at the start of the file, or would be looked for in another folder.
  const lost = /@import|@charset|url\(\s*["']?(?![\s"']|\/|#|data:|https?:)[^)]*\)/.exec(css)?.[0];
  if (lost)
    throw new BuildError(`The style sheet ${href} of ${page} cannot be joined with others: it says ${lost}`);
  return css;
}

/** The sheet that names the order of the layers counts only before all others; the bundler orders by chunk. */
function inOrder(sheets: string[]): string[] {
  return sheets.toSorted((a, b) => Number(b.includes(namesLayers)) - Number(a.includes(namesLayers)));
}

/** The page with one link in place of the first, and without the others; all else stays as it is, to the byte. */
function withOneLink(html: string, links: readonly StyleLink[], href: string): string {
  let text = '';
  let rest = 0;
  for (const { start, end } of links) {
    text += html.slice(rest, start).trimEnd() + (rest === 0 ? `<link rel="stylesheet" href="${href}">` : '');
    rest = end;
  }
  return text + html.slice(rest);
}
