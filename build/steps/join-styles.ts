import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { root as repository } from '../../scripts/bootstrap/root.mjs';
import { plainCss } from '../plain-properties.ts';
import { BuildError, type Folders } from '../step.ts';
import { scriptWords } from './script-words.ts';
import { elementsOfPage, propertiesIn, withoutUnused, wordsOfPage } from './unused-styles.ts';

const namesLayers = '@layer tokens,';

/** A larger sheet is left out of pages that have nothing of it; smaller ones would make more kinds of pages than they save. */
const optionalBytes = 500;

/** What the server puts into pages brings its rules, and asks for the properties of the page. */
const lateSheets = ['site/incident/incident.css', 'site/feedback/answer.css'];

interface Sheet {
  css: string;
  classes: readonly string[];
}

/** Pages with the same styles. */
interface Kind {
  hrefs: readonly string[];
  /** The sheets of what is folded away in them. */
  later: readonly string[];
  files: string[];
  /** What stands in one of the pages, or in a script of it. */
  words: Set<string>;
  /** Of scripts: the same for many pages, and counted already. */
  ofScripts: Set<ReadonlySet<string>>;
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
  const joined = (hrefs: readonly string[]) =>
    inOrder(hrefs.map((href) => sheets.get(href)!.css))
      .join('')
      // The two words with which the bundler tells light from dark, once or twice for each color.
      .replaceAll('--lightningcss-', '--');
  for (const { hrefs, later, files, words } of await pagesByStyles(root, site, sheets)) {
    const style = withoutUnused(joined(hrefs), (word) => words.has(word));
    const laterStyle = later.length > 0 ? await writeSheet(site, joined(later)) : undefined;
    for (const file of files)
      writeFileSync(file, withStyle(readFileSync(file, 'utf8'), { style, laterStyle, file }));
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
  const plain = plainCss();
  const late = lateSheets.flatMap((name) =>
    propertiesIn(plain(readFileSync(join(repository, name), 'utf8'))),
  );
  for (const file of filesBelow(site, '.html')) {
    const html = readFileSync(file, 'utf8');
    const linked = styleLinks(html, file).map(({ href }) => href);
    for (const href of linked) if (!sheets.has(href)) sheets.set(href, await readSheet(site, href, file));
    const page = relative(site, file).split(sep).join('/');
    const wordsIn = (part: string) => [wordsOfPage(part), ...wordsOfScripts(page, part)] as const;
    const parts = foldedParts(html);
    const own = wordsIn(parts.filter((_, index) => index % 2 === 0).join(''));
    const folded = wordsIn(parts.filter((_, index) => index % 2 === 1).join(''));
    const usedIn = (words: readonly ReadonlySet<string>[], href: string) =>
      sheets.get(href)!.classes.filter((name) => words.some((each) => each.has(name)));
    const later = linked.filter((href) => usedIn(folded, href).length > 0 && usedIn(own, href).length === 0);
    const hrefs = linked.filter((href) => !later.includes(href) && isNeeded(sheets.get(href)!, own));
    const key = [...hrefs, '', ...later].join();
    const kind = kinds.get(key) ?? { hrefs, later, files: [], words: new Set(late), ofScripts: new Set() };
    kind.files.push(file);
    const [inPage, ...inScripts] = own;
    const added = inScripts.filter((words) => !kind.ofScripts.has(words));
    for (const words of [inPage, ...added]) for (const word of words) kind.words.add(word);
    for (const words of added) kind.ofScripts.add(words);
    // What is folded away has elements of the page's, asks for its properties, and for what its sheets hold in common with it.
    for (const name of elementsOfPage(html)) kind.words.add(name);
    for (const href of hrefs) for (const name of usedIn(folded, href)) kind.words.add(name);
    for (const href of later) for (const name of propertiesIn(sheets.get(href)!.css)) kind.words.add(name);
    kinds.set(key, kind);
  }
  return kinds.values();
}

/** The beginning of what needs a script and is folded away, below a line that is not. */
const fold = /^<details\b[^>]* data-tool="/;
const folds = /(<details\b[^>]* data-tool="[^"]*")(.*?<\/summary>)/gs;

/**
 * The text in parts, of which each second one is folded away and needs a script: its styles come when it is in sight.
 */
function foldedParts(html: string): string[] {
  if (!html.includes(' data-tool="')) return [html];
  const parts = [''];
  let depth = 0;
  for (const piece of html.split(/(?=<details\b)|(?<=<\/summary>)|(?<=<\/details>)/)) {
    parts[parts.length - 1] += piece;
    if (depth > 0) {
      depth += Number(piece.startsWith('<details')) - Number(piece.endsWith('</details>'));
      if (depth === 0) parts.push('');
    } else if (fold.test(piece)) {
      depth = 1;
      parts.push('');
    }
  }
  return parts;
}

const isNeeded = ({ css, classes }: Sheet, words: readonly ReadonlySet<string>[]): boolean =>
  css.length < optionalBytes ||
  classes.length === 0 ||
  classes.some((name) => words.some((each) => each.has(name)));

/** Writes a sheet of its own, and gives its address. */
async function writeSheet(site: string, css: string): Promise<string> {
  const address = `/static/css/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  await mkdir(join(site, 'static/css'), { recursive: true });
  await writeFile(join(site, address), css);
  return address;
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

/**
 * The page without its links, with the styles at the end of its head, and with a link to the others in each fold, which
 * `island-loader.ts` follows; all else stays as it is, to the byte.
 */
function withStyle(
  html: string,
  { style, laterStyle, file }: { style: string; laterStyle: string | undefined; file: string },
): string {
  let text = '';
  let rest = 0;
  for (const { start, end } of styleLinks(html, file)) {
    text += html.slice(rest, start);
    rest = end;
  }
  const head = headEnd(html, file);
  const body = html.slice(head);
  // Nobody fetches it before a script enables it.
  const link = `<link rel="stylesheet" href="${laterStyle}" disabled>`;
  const told = laterStyle ? body.replace(folds, `$1 data-when="visible"$2${link}`) : body;
  return `${text}${html.slice(rest, head)}<style>${style}</style>${told}`;
}
