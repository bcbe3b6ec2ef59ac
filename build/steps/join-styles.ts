import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { BuildError, type Folders } from '../step.ts';
import { withoutUnused, wordsIn } from './unused-styles.ts';

const namesLayers = '@layer tokens,';

/**
 * Gives every page one style sheet in place of one for each component: one request, better compressed. Pages that link the
 * same sheets share the file, and it has only what one of them, or a script, may use. The sheets that were joined are
 * deleted.
 *
 * @throws BuildError where a page links no sheet, or one that does not survive being joined
 */
export async function joinStyles({ root, site }: Folders): Promise<void> {
  await mkdir(join(site, 'static/css'), { recursive: true });
  const scripts = await wordsOfScripts(root);
  const joined = new Set<string>();
  for (const pages of (await pagesByStyles(site)).values()) {
    const hrefs = pages[0]!.links.map(({ href }) => href);
    const sheets = await Promise.all(hrefs.map((href) => readSheet(site, href, pages[0]!.file)));
    const own = wordsIn(pages.map(({ html }) => html));
    const used = withoutUnused(inOrder(sheets).join(''), (word) => own.has(word) || scripts.has(word));
    // The two words with which the bundler tells light from dark, once or twice for each color; unless a script has them, too.
    const css = scripts.has('--lightningcss-light') ? used : used.replaceAll('--lightningcss-', '--');
    const name = `/static/css/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    await writeFile(join(site, name), css);
    for (const { file, html, links } of pages) await writeFile(file, withOneLink(html, links, name));
    for (const href of hrefs) joined.add(href);
  }
  for (const href of joined) await rm(join(site, href));
}

interface StyledPage {
  file: string;
  html: string;
  links: StyleLink[];
}

/** The pages by what they link: those of one kind need the same styles. */
async function pagesByStyles(site: string): Promise<Map<string, StyledPage[]>> {
  const kinds = new Map<string, StyledPage[]>();
  for (const file of filesBelow(site, '.html')) {
    const html = await readFile(file, 'utf8');
    const links = styleLinks(html, file);
    const kind = links.map(({ href }) => href).join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), { file, html, links }]);
  }
  return kinds;
}

/** What scripts may put into a page later, in the browser or on the server. */
async function wordsOfScripts(root: string): Promise<Set<string>> {
  return wordsIn(await Promise.all(filesBelow(root, '.js').map((file) => readFile(file, 'utf8'))));
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
