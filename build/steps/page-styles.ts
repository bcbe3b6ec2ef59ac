import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../step.ts';
import type { ScriptWords } from './script-words.ts';
import { elementsOfPage, propertiesIn, wordsOfPage } from './unused-styles.ts';

/** A larger sheet is left out of pages that have nothing of it; smaller ones would make more kinds of pages than they save. */
const optionalBytes = 500;

/** What a page asks of the sheets that it links. */
export interface PageStyles {
  linked: readonly string[];
  /** Those that it needs. */
  hrefs: readonly string[];
  /** The sheets of what is folded away in it. */
  later: readonly string[];
  /** What stands in it. */
  words: readonly string[];
  /** What may stand in it later is in these scripts. */
  scripts: readonly string[];
}

/** A style sheet, and the classes that it names. */
export interface Sheet {
  css: string;
  classes: readonly string[];
}

/** Reads the sheets of a site. */
export interface SheetReader {
  /** @param page that links it. @throws BuildError where it cannot be joined with others */
  sheetAt(href: string, page: string): Sheet;
  /** Those that were read. */
  hrefs(): Iterable<string>;
}

/** Reads the sheets of a site, each once. */
export function sheetReader(site: string): SheetReader {
  const sheets = new Map<string, Sheet>();
  return {
    sheetAt(href, page) {
      const sheet = sheets.get(href) ?? readSheet(site, href, page);
      sheets.set(href, sheet);
      return sheet;
    },
    hrefs: () => sheets.keys(),
  };
}

/**
 * What a page asks of the sheets that it links.
 *
 * @param file of the page, below the folder of the site
 * @throws BuildError where it links none
 */
export function stylesOfPage(
  file: string,
  html: string,
  { scriptsOf, wordsOf }: ScriptWords,
  sheetAt: (href: string) => Sheet,
): PageStyles {
  const linked = styleLinks(html, file).map(({ href }) => href);
  const parts = foldedParts(html);
  const read = (part: string) => ({ words: wordsOfPage(part), scripts: scriptsOf(file, part) });
  const own = read(parts.filter((_, index) => index % 2 === 0).join(''));
  const folded = read(parts.filter((_, index) => index % 2 === 1).join(''));
  const isIn = ({ words, scripts }: typeof own, name: string) =>
    words.has(name) || scripts.some((script) => wordsOf(script).has(name));
  const usedIn = (part: typeof own, href: string) => sheetAt(href).classes.filter((name) => isIn(part, name));
  const isNeeded = (href: string) => {
    const { css, classes } = sheetAt(href);
    return css.length < optionalBytes || classes.length === 0 || usedIn(own, href).length > 0;
  };
  const later = linked.filter((href) => usedIn(folded, href).length > 0 && usedIn(own, href).length === 0);
  const hrefs = linked.filter((href) => !later.includes(href) && isNeeded(href));
  // What is folded away has elements of the page's, asks for its properties, and for what its sheets hold in common with it.
  const words = new Set([
    ...own.words,
    ...elementsOfPage(html),
    ...hrefs.flatMap((href) => usedIn(folded, href)),
    ...later.flatMap((href) => propertiesIn(sheetAt(href).css)),
  ]);
  return { linked, hrefs, later, words: [...words], scripts: own.scripts };
}

/** The beginning of what needs a script and is folded away, below a line that is not. */
const fold = /^<details\b[^>]* data-tool="/;
/** What needs a script and is folded away: its beginning, and the rest of the line that is not. */
export const folds = /(<details\b[^>]* data-tool="[^"]*")(.*?<\/summary>)/gs;

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

/** A link to a style sheet in the head of a page, and where its element stands. */
interface StyleLink {
  href: string;
  start: number;
  end: number;
}

/** The links of a page to style sheets. @throws BuildError where there are none */
export function styleLinks(html: string, page: string): StyleLink[] {
  const head = html.slice(0, headEnd(html, page));
  const links = [...head.matchAll(/\s*<link\s[^>]*>/g)].flatMap(({ 0: tag, index }) =>
    attribute(tag, 'rel') === 'stylesheet'
      ? [{ href: attribute(tag, 'href'), start: index, end: index + tag.length }]
      : [],
  );
  if (links.length === 0) throw new BuildError(`${page} links no style sheet: none can be joined.`);
  return links;
}

/** Where the head of a page ends. @throws BuildError where it does not */
export function headEnd(html: string, page: string): number {
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

function readSheet(site: string, href: string, page: string): Sheet {
  const file = join(site, href);
  if (!existsSync(file))
    throw new BuildError(`${page} links the style sheet ${href}, which the build did not write.`);
  const css = readFileSync(file, 'utf8');
  // Each would count only at the start of the sheet, be looked for in another folder, or end the element.
  const lost = /@import|@charset|url\(\s*["']?(?![\s"']|\/|#|data:|https?:)[^)]*\)|<\/style/.exec(css)?.[0];
  if (lost)
    throw new BuildError(`The style sheet ${href} of ${page} cannot be joined with others: it says ${lost}`);
  return { css, classes: [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!) };
}
