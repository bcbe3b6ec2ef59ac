import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { styleHashes } from '../../gateway/http/style-hashes.ts';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { root as repository } from '../../scripts/bootstrap/root.mjs';
import { plainCss } from '../plugins/plain-properties.ts';
import {
  type ArticlePage,
  markdownFile,
  pageFile,
  placeFinished,
  readArticlePages,
  renderedPage,
  tellArticlePages,
} from '../kept/finished-pages.ts';
import { keptAt, makeFolder } from '../kept/files.ts';
import { keptLines } from '../kept/lines.ts';
import type { Folders } from '../step.ts';
import { writeBelow } from '../write-below.ts';
import {
  folds,
  headEnd,
  type PageStyles,
  type SheetReader,
  sheetReader,
  styleLinks,
  stylesOfPage,
} from './page-styles.ts';
import { scriptWords } from './script-words.ts';
import { propertiesIn, withoutUnused } from './unused-styles.ts';

const namesLayers = '@layer tokens,';

/** What the server puts into pages brings its rules, and asks for the properties of the page. */
const lateSheets = ['site/incident/incident.css', 'site/feedback/answer.css'];

/** A page without its styles. */
interface Page {
  /** Below the folder of the site. */
  file: string;
  read(): { html: string; markdown?: string };
  article?: ArticlePage;
}

/** Pages with the same styles. */
interface Kind {
  hrefs: readonly string[];
  later: readonly string[];
  pages: Page[];
  /** What stands in one of the pages, or in a script of it. */
  words: Set<string>;
  /** They are the same for many pages, and counted already. */
  scripts: Set<string>;
}

/** The name of the bundle that has rendered a page: of the folder that it is kept in. */
const bundleOf = ({ rendered }: ArticlePage) => basename(dirname(rendered));

/** A folder for the pages of each bundle. */
const finishedFolder = (page: ArticlePage) => join('.cache/made/finished', bundleOf(page));

/**
 * Writes the styles of every page into it, in one element in the place of its links: one answer is all that a browser needs to
 * draw it. Pages of one kind have the same element, to the byte, since the content security policy names each by its hash; it
 * has only what a page of the kind, or a script of it, may use. The sheets that were joined are deleted. Pages of articles that
 * a former build has finished with the same styles are put in their place as they were.
 *
 * @throws BuildError where a page links no sheet, or one that does not survive being joined
 */
export async function joinStyles({ root, site }: Folders): Promise<void> {
  const sheets = sheetReader(site);
  const joined = (hrefs: readonly string[], page: Page) =>
    inOrder(hrefs.map((href) => sheets.sheetAt(href, page.file).css))
      .join('')
      // The two words with which the bundler tells light from dark, once or twice for each color.
      .replaceAll('--lightningcss-', '--');
  const articles = readArticlePages(root);
  for (const folder of new Set(articles.map(finishedFolder))) makeFolder(folder);
  for (const { hrefs, later, pages, words } of pagesByStyles(root, pagesOf(site, articles), sheets)) {
    const style = withoutUnused(joined(hrefs, pages[0]!), (word) => words.has(word));
    const styles = styleHashes(`<style>${style}</style></head>`);
    const laterStyle = later.length > 0 ? writeSheet(site, joined(later, pages[0]!)) : undefined;
    for (const { article, file, read } of pages) {
      if (article) {
        article.styles = styles;
        article.finished = keptAt(finishedFolder(article), [article.rendered, style, laterStyle ?? '']);
        article.isDone = placeFinished(article.address, site, article.finished);
        if (article.isDone) continue;
      }
      const { html, markdown } = read();
      if (article && markdown !== undefined) writeBelow(site, markdownFile(article.address), markdown);
      writeBelow(site, file, withStyle(html, { style, laterStyle, file }));
    }
  }
  tellArticlePages(root, articles);
  for (const href of sheets.hrefs()) await rm(join(site, href));
}

/** The pages that stand in the folder, and those of articles, which are kept elsewhere. */
function pagesOf(site: string, articles: readonly ArticlePage[]): Page[] {
  return [
    ...namesBelow(site, '.html').map((file): Page => ({
      file,
      read: () => ({ html: readFileSync(join(site, file), 'utf8') }),
    })),
    ...articles.map((article): Page => ({
      file: pageFile(article.address),
      read: () => renderedPage(article.rendered),
      article,
    })),
  ];
}

/** Reads every page once, and keeps none: there may be thousands. */
function pagesByStyles(root: string, pages: readonly Page[], { sheetAt }: SheetReader): Iterable<Kind> {
  const kinds = new Map<string, Kind>();
  const scripts = scriptWords(root);
  const plain = plainCss();
  const late = lateSheets.flatMap((name) =>
    propertiesIn(plain(readFileSync(join(repository, name), 'utf8'))),
  );
  const [anArticle] = pages.flatMap(({ article }) => article ?? []);
  // Of another bundle no line can be used: only its words would stay, with each bundle more of them.
  const found = keptLines<PageStyles>('.cache/made/styles/of-articles', anArticle && bundleOf(anArticle));
  for (const page of pages) {
    const { article, file, read } = page;
    const find = () => stylesOfPage(file, read().html, scripts, (href) => sheetAt(href, file));
    // The file that an article's page is kept in names all that it is made from.
    const styles = article ? found.of(basename(article.rendered), find) : find();
    const { hrefs, later } = styles;
    for (const href of styles.linked) sheetAt(href, file);
    // The rules of tables are many, and in a sheet that every article has.
    const key = [...hrefs, '', ...later, String(styles.words.includes('table'))].join();
    const kind = kinds.get(key) ?? { hrefs, later, pages: [], words: new Set(late), scripts: new Set() };
    kind.pages.push(page);
    for (const word of styles.words) kind.words.add(word);
    for (const script of styles.scripts.filter((name) => !kind.scripts.has(name))) {
      kind.scripts.add(script);
      for (const word of scripts.wordsOf(script)) kind.words.add(word);
    }
    kinds.set(key, kind);
  }
  found.save();
  return kinds.values();
}

/** Writes a sheet of its own, and gives its address. */
function writeSheet(site: string, css: string): string {
  const address = `/static/css/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  writeBelow(site, address, css);
  return address;
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
