import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { linkOrCopy } from '../keep-former.mjs';
import { findIn, keepAt, readKept } from './files.ts';
import { sealOf } from './known-files.ts';

/** The page of an article, on its way through the build. */
export interface ArticlePage {
  /** Such as `/faqs/drive/GettingStarted`. */
  address: string;
  /** The file that it is kept in, as it was rendered: named by all that it is made from. */
  rendered: string;
  /** The file that it is kept by once it is finished; known when its styles are. */
  finished?: string;
  /** What the content security policy must name for its styles. */
  styles?: readonly string[];
  /** It was finished by a build before this one, and nothing is left to do for it. */
  isDone?: boolean;
}

/** A page as it was rendered. */
export interface RenderedPage {
  html: string;
  markdown: string;
}

/** Keeps a page of an article as it was rendered. */
export function keepRendered(file: string, page: RenderedPage): void {
  keepAt(file, Buffer.from(JSON.stringify(page)));
}

/** A page of an article as it was kept. @throws Error where it is gone or has been changed */
export const renderedPage = (file: string): RenderedPage =>
  JSON.parse(readKept(file).toString()) as RenderedPage;

/** Where one step tells the next one of the articles' pages: beside the folder that the build fills. */
const listIn = (root: string) => join(dirname(root), 'article-pages.json');

/** Tells the steps that follow of the articles' pages. @param root the folder that the build fills */
export function tellArticlePages(root: string, pages: readonly ArticlePage[]): void {
  writeFileSync(listIn(root), JSON.stringify(pages));
}

/** What {@link tellArticlePages} has told. @returns none where no step has told of any */
export const readArticlePages = (root: string): ArticlePage[] =>
  existsSync(listIn(root)) ? (JSON.parse(readFileSync(listIn(root), 'utf8')) as ArticlePage[]) : [];

/** Where a page stands below the site's folder. */
export const pageFile = (address: string): string =>
  address === '/404' ? '404.html' : posix.join(address.slice(1), 'index.html');

/** Where the Markdown of a page stands. */
export const markdownFile = (address: string): string => `${address.slice(1)}.md`;

/** What is finished of an article's page: itself and its Markdown, each with its compressed forms. */
export const filesOfPage = (address: string): string[] =>
  [pageFile(address), markdownFile(address)].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

/**
 * Puts a page that was finished before in its place, as links where the disk can: thousands of them are not read again.
 *
 * @returns false where it is not kept, or a file of it was changed since; then nothing was put anywhere
 */
export function placeFinished(address: string, site: string, finished: string): boolean {
  const found = findIn(finished);
  if (!found) return false;
  const seals = JSON.parse(found.toString()) as string[];
  if (seals.some((seal, part) => sealOf(partOf(finished, part)) !== seal)) return false;
  mkdirSync(dirname(join(site, pageFile(address))), { recursive: true });
  for (const [part, file] of filesOfPage(address).entries())
    linkOrCopy(partOf(finished, part), join(site, file));
  return true;
}

/** Keeps a page that is finished now, for later builds. */
export function keepFinished(address: string, site: string, finished: string): void {
  const seals = filesOfPage(address).map((file, part) => {
    const kept = partOf(finished, part);
    rmSync(kept, { force: true });
    linkOrCopy(join(site, file), kept);
    return sealOf(kept);
  });
  keepAt(finished, Buffer.from(JSON.stringify(seals)));
}

const partOf = (finished: string, part: number) => `${finished}-${part}`;
