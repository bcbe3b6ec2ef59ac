import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPage } from 'vike/server';
import * as publisher from '../site/publish/files.ts';
import { helpModules } from '../catalog/help-modules.ts';
import { filesOfArticles, headsOf } from './article-modules.ts';
import { inFewerBytes } from './fewer-bytes.ts';
import { withIslandScripts } from './plugins/islands.ts';
import { type ArticlePage, keepRendered, pageFile } from './kept/finished-pages.ts';
import { keptAt, makeFolder, nameOf } from './kept/files.ts';
import { placeInSource } from './place-in-source.ts';
import { withPreloadedSearch } from './preloaded-search.ts';
import { BuildError } from './step.ts';
import { writeBelow } from './write-below.ts';

export { publisher };

/** Fetched beside the style sheet, the typeface would keep the text of a slow line waiting: it comes when the text is there. */
const fontPreload = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;

/** A page, and Vike's name of the folder that it was made by. */
interface Made {
  html: string;
  id: string;
}

/** A folder for each bundle: what another one has rendered is of no use. */
const folderOf = (bundle: string) => join('.cache/made/pages', nameOf(bundle));

/** A page's address, and where it is kept if it is an article's. */
export type PageToRender = Pick<ArticlePage, 'address'> & Partial<ArticlePage>;

/**
 * The pages of articles among others, each with the file that it is kept in once it is rendered.
 *
 * @param addresses such as `/faqs`, and `/404`
 * @param bundle names all that this bundle was made from
 */
export function articlePages(addresses: readonly string[], bundle: string): ArticlePage[] {
  const folder = folderOf(bundle);
  makeFolder(folder);
  const [heads, articles] = [headsOf(helpModules), filesOfArticles()];
  return addresses.flatMap((address) => {
    const article = publisher.articleAt(address);
    if (!article) return [];
    return [{ address, rendered: keptAt(folder, [bundle, heads, address, articles[`/${article.file}`]!]) }];
  });
}

/**
 * Renders pages: those of articles are kept, each with its Markdown, the others written into a folder.
 *
 * @param pages such as `/faqs`, and `/404`; of an article, with the file to keep it in
 * @param site the folder
 * @param scripts names of the built scripts
 * @returns Vike's names of the pages' folders
 * @throws what a page has thrown
 */
export async function renderPages(
  pages: readonly PageToRender[],
  site: string,
  scripts: readonly string[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { address, rendered } of pages) {
    const { html, id } = await makePage(address, site, scripts);
    ids.add(id);
    if (rendered) keepRendered(rendered, { html, markdown: publisher.markdownAt(address)! });
    else writeBelow(site, pageFile(address), html);
  }
  return [...ids];
}

async function makePage(address: string, site: string, scripts: readonly string[]): Promise<Made> {
  const { html, id } = await rendered(address);
  const readScript = (name: string) => readFileSync(join(site, 'static/js', name), 'utf8');
  const page = withIslandScripts(html, scripts).replace(fontPreload, '');
  return { html: inFewerBytes(withPreloadedSearch(page, scripts, readScript)), id };
}

/** Code that fails tells a chunk's line: its source, and the page, say more. A mistake in words has its file. */
function onPage(error: Error, address: string): Error {
  const place = ['ContentError', 'BuildError'].includes(error.name)
    ? undefined
    : placeInSource(error, 'site');
  if (place) return new BuildError(`${place} · ${error.message} (when ${address} is rendered)`);
  if (error.name !== 'ContentError') error.message = `${address} cannot be rendered: ${error.message}`;
  return error;
}

async function rendered(address: string): Promise<Made> {
  const { httpResponse, errorWhileRendering, pageId } = await renderPage({ urlOriginal: address });
  if (errorWhileRendering) {
    if (errorWhileRendering instanceof Error) throw onPage(errorWhileRendering, address);
    throw new Error(`${address} cannot be rendered`, { cause: errorWhileRendering });
  }
  const isThere = httpResponse.statusCode === (address === '/404' ? 404 : 200);
  if (!isThere || !pageId)
    throw new BuildError(`${address} has a route in site/routes.ts, but no page in site/pages.`);
  return { html: httpResponse.body, id: pageId };
}
