import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { root as repository } from '../../scripts/bootstrap/root.mjs';
import { BuildError, type Folders } from '../step.ts';
import { scriptWords } from './script-words.ts';
import { propertiesIn, withoutUnused, wordsOfPage } from './unused-styles.ts';

const namesLayers = '@layer tokens,';

/** A larger sheet is left out of pages that have nothing of it; smaller ones would make more kinds of pages than they save. */
const optionalBytes = 900;

/** What the server puts into pages brings its rules, and asks for the properties of the page. */
const lateSheets = ['site/incident/incident.css', 'site/feedback/answer.css'];

interface Sheet {
  css: string;
  classes: readonly string[];
}

/** Pages with the same styles. */
interface Kind {
  hrefs: readonly string[];
  files: string[];
  /** What stands in one of the pages, or in a script of it. */
  words: Set<string>;
}

/**
 * Writes the styles of every page into it, in one element in the place of its links: one answer is all that a browser needs to
 * draw it. Pages of one kind have the same element, to the byte, since the content security policy names each by its hash; it
 * has only what a page of the kind, or a script of it, may use. The sheets that were joined are deleted.
 *
 * @throws BuildError where a page links no sheet, or one that does not survive being joined
 */
export async function joinStyles({ root, site }: Folders): Promise<void> {
  const sheets = new Map<string, Sheet>();
  for (const { hrefs, files, words } of await pagesByStyles(root, site, sheets)) {
    const css = inOrder(hrefs.map((href) => sheets.get(href)!.css)).join('');
    const used = withoutUnused(css, (word) => words.has(word));
    // The two words with which the bundler tells light from dark, once or twice for each color; unless a script has them, too.
    const style = words.has('--lightningcss-light') ? used : used.replaceAll('--lightningcss-', '--');
    for (const file of files) await writeFile(file, withStyle(await readFile(file, 'utf8'), style, file));
  }
  for (const href of sheets.keys()) await rm(join(site, href));
}

/** Reads every page once, and keeps none: there may be thousands. Fills in the sheets that they link. */
async function pagesByStyles(
  root: string,
  site: string,
  sheets: Map<string, Sheet>,
): Promise<Iterable<Kind>> {
  const kinds = new Map<string, Kind>();
  const wordsOfScripts = scriptWords(root);
  const late = lateSheets.flatMap((name) => propertiesIn(readFileSync(join(repository, name), 'utf8')));
  for (const file of filesBelow(site, '.html')) {
    const html = await readFile(file, 'utf8');
    const linked = styleLinks(html, file).map(({ href }) => href);
    for (const href of linked) if (!sheets.has(href)) sheets.set(href, await readSheet(site, href, file));
    const scripts = wordsOfScripts(relative(site, file).split(sep).join('/'), html);
    const own = wordsOfPage(html);
    const isWritten = (word: string) => own.has(word) || scripts.some((words) => words.has(word));
    const hrefs = linked.filter((href) => {
      const { css, classes } = sheets.get(href)!;
      return css.length < optionalBytes || classes.length === 0 || classes.some(isWritten);
    });
    const kind = kinds.get(hrefs.join()) ?? { hrefs, files: [], words: new Set(late) };
    kind.files.push(file);
    for (const words of [own, ...scripts]) for (const word of words) kind.words.add(word);
    kinds.set(hrefs.join(), kind);
  }
  return kinds.values();
}

/** A link to a style sheet in the head of a page, and where its element stands. */
interface StyleLink {
  href: string;
  start: number;
  end: number;
}

function styleLinks(html: string, page: string): StyleLink[] {
  const head = html.slice(0, headEnd(html, page));
  const links = [...head.matchAll(/\s*<link\s[^>]*>/g)].flatMap(({ 0: tag, index }) =>
    attribute(tag, 'rel') === 'stylesheet'
      ? [{ href: attribute(tag, 'href'), start: index, end: index + tag.length }]
      : [],
  );
  if (links.length === 0) throw new BuildError(`${page} links no style sheet: none can be joined.`);
  return links;
}

function headEnd(html: string, page: string): number {
  const end = html.indexOf('</head>');
  if (end < 0) throw new BuildError(`${page} has no end of its head: its styles have no place.`);
  return end;
}

/** Of a tag, quoted or not. */
function attribute(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`).exec(tag) ?? [];
  return double ?? single ?? bare ?? '';
}

async function readSheet(site: string, href: string, page: string): Promise<Sheet> {
  const css = await readFile(join(site, href), 'utf8').catch(() => undefined);
  if (css === undefined)
    throw new BuildError(`${page} links the style sheet ${href}, which the build did not write.`);
  // Each would count only at the start of the sheet, be looked for in another folder, or end the element.
  const lost = /@import|@charset|url\(\s*["']?(?![\s"']|\/|#|data:|https?:)[^)]*\)|<\/style/.exec(css)?.[0];
  if (lost)
    throw new BuildError(`The style sheet ${href} of ${page} cannot be joined with others: it says ${lost}`);
  return { css, classes: [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!) };
}

/** The sheet that names the order of the layers counts only before all others; the bundler orders by chunk. */
function inOrder(sheets: string[]): string[] {
  return sheets.toSorted((a, b) => Number(b.includes(namesLayers)) - Number(a.includes(namesLayers)));
}

/** The page without its links, with the styles at the end of its head; all else stays as it is, to the byte. */
function withStyle(html: string, css: string, page: string): string {
  let text = '';
  let rest = 0;
  for (const { start, end } of styleLinks(html, page)) {
    text += html.slice(rest, start);
    rest = end;
  }
  const head = headEnd(html, page);
  return `${text}${html.slice(rest, head)}<style>${css}</style>${html.slice(head)}`;
}
