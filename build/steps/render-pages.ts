import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { ResourceLimits } from 'node:worker_threads';
import { filesBelow, namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { tellArticlePages } from '../kept/finished-pages.ts';
import { knownFiles } from '../kept/known-files.ts';
import { loadedRenderer } from '../publisher.ts';
import type { RendererFiles, RenderTask } from '../render-worker.ts';
import type { PageToRender } from '../renderer.ts';
import { rendererFile } from '../plugins/renderer.ts';
import { runThreads, startThread } from '../run-threads.ts';
import { BuildError, type Folders } from '../step.ts';
import { youngWork } from '../young-work.ts';

/** More than that have no use for it: each reads all words for itself. */
const mostThreads = 4;
/** A thread takes two seconds to be ready: as long as so many pages. */
const worthThread = 100;

/**
 * Renders every page: into `client/`, but those of articles to where they are kept, unless they are there already. The bundle
 * that was made for it does that, in threads, of which one makes itself ready while this one finds out what there is to render.
 */
export async function renderPages({ root, site }: Folders): Promise<void> {
  const files: RendererFiles = { server: join(root, 'server'), renderer: rendererFile };
  // Vike prints what a page has thrown; the build says it once.
  const options = { stderr: true, resourceLimits: memoryFor(articleCount()), workerData: files };
  const first = startThread<RenderTask, string[]>('render-worker', options);
  const { renderer, bundle } = await loadedRenderer();
  const scripts = readdirSync(join(site, 'static/js'));
  const all = renderer.publisher.pageAddresses();
  const ofArticles = renderer.articlePages(all, bundle);
  tellArticlePages(root, ofArticles);
  const kept = new Map(ofArticles.map((page) => [page.address, page]));
  const known = knownFiles('.cache/made/known/pages');
  const pages = all
    .map((address): PageToRender => kept.get(address) ?? { address })
    .filter(({ rendered }) => rendered === undefined || known.of(rendered, isThere) === undefined);
  const count = Math.min(availableParallelism(), mostThreads, Math.ceil(pages.length / worthThread));
  const tasks = Array.from({ length: count }, (_, at) => ({
    site,
    scripts,
    // In turn: pages of one kind take about as long.
    pages: pages.filter((_page, index) => index % count === at),
  }));
  const ids = await runThreads('render-worker', tasks, options, [first]);
  refusePagesWithoutAddress(new Set(ids.flat()));
  for (const { rendered } of pages) if (rendered) known.note(rendered, isThere());
  known.save();
  // Vike's notes to itself, and what has rendered.
  for (const name of ['client/.vite', 'server', 'assets.json'])
    await rm(join(root, name), { recursive: true, force: true });
}

/** Of a page that was rendered nothing more need be known. */
const isThere = () => '';

/**
 * A thread holds what all articles say of themselves: 90 MB in all where there are 2,000. It may have four times that: with no
 * bound it would gather what is no longer needed until the machine has no more.
 */
const memoryFor = (articles: number): ResourceLimits => ({
  ...youngWork,
  maxOldGenerationSizeMb: 128 + Math.ceil(articles / 16),
});

const articleCount = () => namesBelow('content', '.mdx').length;

/** @throws BuildError for a page of `site/pages` at which no route leads; there may be none of a kind of pages, `@name` */
function refusePagesWithoutAddress(ids: ReadonlySet<string>): void {
  const pages = filesBelow('site/pages', '+Page.tsx').map((file) => `/${dirname(file).split(sep).join('/')}`);
  const lost = pages.find((id) => !id.includes('@') && !ids.has(id));
  if (lost) throw new BuildError(`${lost} has no address: add it to site/routes.ts.`);
}
