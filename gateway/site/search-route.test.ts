import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { loadSearch, searchRoute } from './search-route.ts';
import { loadSite } from './static-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'search-'));
const published = '<!doctype html><title>Search</title><main><div id="view"></div></main>';
writeFileSync(join(folder, 'search.html'), published);
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
writeFileSync(
  join(folder, 'server.mjs'),
  'export const fillSearchPage = (page, query, audience) => page.replace("</div>", JSON.stringify([query, audience]) + "</div>");',
);
const app = Fastify();
const renderer = (await loadSearch(join(folder, 'server.mjs')))!;
void app.register(searchRoute, { path: '/search', site: loadSite(folder), renderer });
afterAll(() => app.close().then(() => rmSync(folder, { recursive: true })));

it.each([
  ['/search?q=lost+key&audience=host', '["lost key","host"]'],
  ['/search', '["",""]'],
  ['/search?q=one&q=two', '["one",""]'],
])('puts the answers into the published page: %s', async (url, expected) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(published.replace('</div>', `${expected}</div>`));
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('keeps no answer, and packs it for who can unpack it', async () => {
  const answer = await app.inject({ url: '/search?q=key', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('["key",""]');
});

it('is content without a renderer, where the website was not built', async () => {
  expect(await loadSearch(join(folder, 'none.js'))).toBeUndefined();
});
