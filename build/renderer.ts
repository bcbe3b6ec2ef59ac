import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderPage } from 'vike/server';
import * as publisher from '../site/publish/files.ts';
import { helpModules } from '../catalog/help-modules.ts';
import { filesOfArticles, headsOf } from './article-modules.ts';
import { inFewerBytes } from './fewer-bytes.ts';
import { withIslandScripts } from './islands-plugin.ts';
import { keepIn } from './kept.ts';

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

/**
 * Renders pages into a folder, each help page with its Markdown; pages of articles only where nothing is kept of them.
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
  const kept = keepIn('.cache/made/pages');
  const [heads, articles] = [headsOf(helpModules), filesOfArticles()];
  const ids = new Set<string>();
  for (const address of addresses) {
    const article = publisher.articleAt(address);
    const make = () => makePage(address, scripts);
    const from = article && [bundle, heads, address, articles[`/${article.file}`]!];
    const { html, id, markdown } = from
      ? (JSON.parse(String(await kept(from, async () => Buffer.from(JSON.stringify(await make()))))) as Made)
      : await make();
    ids.add(id);
    write(join(site, pageFile(address)), html);
    if (markdown !== undefined) write(join(site, `${address.slice(1)}.md`), markdown);
  }
  return [...ids];
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
