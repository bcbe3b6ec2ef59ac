import { untilWhole, type WrittenParts } from '#search/in-parts.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { RenderThread } from '../site/render-thread.ts';
import type { FilledPage, SearchRenderer } from '../site/search-route.ts';
import { indexInPostgres } from './index-in-postgres.ts';
import { type KeptIndex, keepIndex } from './kept-index.ts';
import { publishedIndex } from './published-index.ts';

/** What the build's renderer answers: the page, or the parts of the index that it needs beside those given. */
type Filled = FilledPage | { missing: readonly string[] };

export interface IndexedSearchOptions {
  /** The folder of the built site. */
  siteFolder: string;
  /** What the build has made of `site/search/indexed-server.tsx`. */
  rendererFile: string;
  thread: RenderThread;
  /** `postgres://…` */
  databaseUrl: string;
  /** Of Postgres, if not as usual. */
  timeoutMs?: number;
  metrics: Pick<Metrics, 'searchParts' | 'searchIndexLeft'>;
}

/**
 * Searches answered from an index in Postgres: this process has its core, and of the parts those that the last questions needed.
 *
 * @throws StartError where the site has no index
 */
export async function loadIndexedSearch(options: IndexedSearchOptions): Promise<SearchRenderer> {
  const { siteFolder, rendererFile, thread, databaseUrl, timeoutMs, metrics } = options;
  const index = publishedIndex(siteFolder);
  await thread.load(rendererFile);
  let kept: KeptIndex | undefined;

  return {
    isBuilt: true,
    start(log) {
      kept = keepIndex(index, indexInPostgres(databaseUrl, timeoutMs), { metrics, log });
    },
    async fillSearchPage(page, query, audience) {
      const ask = (given: WrittenParts): Promise<Filled & { missing?: readonly string[] }> =>
        thread.call(rendererFile, 'fillIndexedPage', page, query, audience, index.file, given);
      const read = (names: readonly string[]) => (kept ?? index).read(names);
      return (await untilWhole(ask, read)) as FilledPage;
    },
    async close() {
      await Promise.all([kept?.close(), thread.close()]);
    },
  };
}
