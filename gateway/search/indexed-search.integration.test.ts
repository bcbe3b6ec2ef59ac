import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { loadSite } from '../site/static-site.ts';
import { renderThread } from '../site/render-thread.ts';
import { searchRoute } from '../site/search-route.ts';
import { memoryStore } from '../store/memory.ts';
import { folderForTests } from '../testing/test-folder.ts';
import { missingPostgres, postgresForTests } from '../testing/test-postgres.ts';
import { loadIndexedSearch } from './indexed-search.ts';

const folder = folderForTests();
const parts = join(folder, 'static/search/abc');
mkdirSync(parts, { recursive: true });
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
writeFileSync(
  join(folder, 'search.html'),
  '<!doctype html><html lang="en"><title>Search</title><main></main>',
);
writeFileSync(join(folder, 'search-index.json'), JSON.stringify({ parts: '/static/search/abc/' }));
writeFileSync(join(parts, 'terms-0.json'), '"a refund"');
// It shows the part that it was given, and which file it was told of.
writeFileSync(
  join(folder, 'renderer.mjs'),
  `export function fillIndexedPage(page, query, audience, file, given) {
  if (!given['terms-0']) return { missing: ['terms-0'] };
  return { page: page + JSON.stringify([query, audience, file, given]), found: 'answers' };
}`,
);

const postgres = postgresForTests();

it.skipIf(missingPostgres)('answers with parts from Postgres, and from files while it is away', async () => {
  const metrics = createMetrics();
  const renderer = await loadIndexedSearch({
    siteFolder: folder,
    rendererFile: join(folder, 'renderer.mjs'),
    thread: renderThread(join(import.meta.dirname, '../site/render-worker.mjs')),
    databaseUrl: postgres().url,
    timeoutMs: 30_000,
    metrics,
  });
  const app = Fastify();
  const site = loadSite(folder);
  void app.register(searchRoute, {
    path: '/search',
    site,
    renderer,
    store: memoryStore(),
    timeoutMs: 60_000,
  });
  const valuesOf = async (metric: { get(): Promise<{ values: { labels: object; value: number }[] }> }) =>
    (await metric.get()).values.map(({ labels, value }) => [...Object.values(labels), value]);
  try {
    await app.ready();
    await expect.poll(() => valuesOf(metrics.searchIndexLeft)).toEqual([[0]]);
    const { body } = await app.inject('/search?q=refund&audience=host');
    const shown = ['refund', 'host', join(folder, 'search-index.json'), { 'terms-0': '"a refund"' }];
    expect(body).toContain(JSON.stringify(shown));
    expect(await valuesOf(metrics.searchParts)).toEqual([['postgres', 1]]);

    await postgres().takeAway();
    expect((await app.inject('/search?q=money')).body).toContain('["money","",');
    expect(await valuesOf(metrics.searchParts)).toEqual([
      ['postgres', 1],
      ['files', 1],
    ]);
    expect(await valuesOf(metrics.searchIndexLeft)).toEqual([[1]]);
  } finally {
    await app.close();
    await postgres().bringBack();
  }
});
