import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderPage } from 'vike/server';
import * as publisher from '../site/publish/files.ts';
import { helpModules } from '../catalog/help-modules.ts';
import { filesOfArticles, headsOf } from './article-modules.ts';
import { inFewerBytes } from './fewer-bytes.ts';
import { withIslandScripts } from './islands-plugin.ts';
import { findKept, keepIn } from './kept.ts';

export { publisher };

/** Fetched beside the style sheet, the typeface would keep the text of a slow line waiting: it comes when the text is there. */
const fontPreload = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;

/** Where the page of an address stands below the site's folder. */
export const pageFile = (address: string): string =>
  address === '/404' ? '404.html' : join(address.slice(1), 'index.html');

/** A finished page. */
interface Made {
  html: string;
  /** Vike's name of the folder that it was made by. */
  id: string;
  markdown?: string;
}

const folder = '.cache/made/pages';

/**
 * Writes the pages of articles that were made before, each with its Markdown.
 *
 * @param addresses such as `/faqs`, and `/404`
 * @param site the folder
 * @param bundle names all that this bundle was made from
 * @returns the addresses of all other pages
 */
export function writeKeptPages(addresses: readonly string[], site: string, bundle: string): string[] {
  const fromOf = pageFrom(bundle);
  return addresses.filter((address) => {
    const from = fromOf(address);
    const found = from && findKept(folder, from);
    if (found) writePage(address, site, JSON.parse(String(found)) as Made);
    return !found;
  });
}

/**
 * Renders pages into a folder, each help page with its Markdown, and keeps those of articles.
 *
 * @param addresses such as `/faqs`, and `/404`
 * @param site the folder
 * @param scripts names of the built scripts
 * @param bundle names all that this bundle was made from
 * @returns Vike's names of the pages' folders
 * @throws what a page has thrown
 */
export async function renderPages(
  addresses: readonly string[],
  site: string,
  scripts: readonly string[],
  bundle: string,
): Promise<string[]> {
  const kept = keepIn(folder);
  const fromOf = pageFrom(bundle);
  const ids = new Set<string>();
  for (const address of addresses) {
    const from = fromOf(address);
    const made = await makePage(address, scripts);
    if (from) await kept(from, async () => Buffer.from(JSON.stringify(made)));
    ids.add(made.id);
    writePage(address, site, made);
  }
  return [...ids];
}

/** Tells all that the page of an article is made from; nothing for other pages. */
function pageFrom(bundle: string): (address: string) => string[] | undefined {
  const [heads, articles] = [headsOf(helpModules), filesOfArticles()];
  return (address) => {
    const article = publisher.articleAt(address);
    return article && [bundle, heads, address, articles[`/${article.file}`]!];
  };
}

function writePage(address: string, site: string, { html, markdown }: Made): void {
  write(join(site, pageFile(address)), html);
  if (markdown !== undefined) write(join(site, `${address.slice(1)}.md`), markdown);
}

async function makePage(address: string, scripts: readonly string[]): Promise<Made> {
  const { html, id } = await rendered(address);
  const finished = inFewerBytes(withIslandScripts(html, scripts).replace(fontPreload, ''));
  return { html: finished, id, markdown: publisher.markdownAt(address) };
}

async function rendered(address: string): Promise<{ html: string; id: string }> {
  const { httpResponse, errorWhileRendering, pageId } = await renderPage({ urlOriginal: address });
  if (errorWhileRendering) {
    if (errorWhileRendering instanceof Error) throw errorWhileRendering;
    throw new Error(`${address} cannot be rendered`, { cause: errorWhileRendering });
  }
  const isThere = httpResponse.statusCode === (address === '/404' ? 404 : 200);
  if (!isThere || !pageId)
    throw new Error(`${address} has a route in site/routes.ts, but no page in site/pages`);
  return { html: httpResponse.body, id: pageId };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
