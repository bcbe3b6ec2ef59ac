import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { maxQueryLength } from '#search/max-query-length.ts';
import { createMetrics } from '../ops/metrics.ts';
import { memoryStore } from '../store/memory.ts';
import { folderForTests } from '../testing/test-folder.ts';
import { searchRoute, type SearchRenderer } from './search-route.ts';
import { renderThread } from './render-thread.ts';
import { loadSearch } from './search-thread.ts';
import { loadSite } from './static-site.ts';

const folder = folderForTests();
const form =
  '<form data-search="page"><input type="search" autofocus="" name="q" value=""/>' +
  '<input type="radio" name="audience" checked="" value="any"/><input type="radio" name="audience" value="host"/></form>';
const published = `<!doctype html><html lang="en"><title>Search</title><form data-search="header"><input name="q" value=""/></form><main><div id="view">${form}</div></main>`;
writeFileSync(join(folder, 'search.html'), published);
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
// What is asked for says how it is answered.
writeFileSync(
  join(folder, 'server.mjs'),
  `let count = 0;
export function fillSearchPage(page, query, audience) {
  if (query === 'broken') throw new Error('cannot be rendered');
  if (query === 'ends') process.exit(1);
  const end = performance.now() + (query.startsWith('slow') ? 50 : 0);
  while (performance.now() < end);
  return { page: page.replace('</div>', JSON.stringify([query, audience, count += 1]) + '</div>'), found: query ? 'declined' : undefined };
}`,
);
const workerFile = join(import.meta.dirname, 'render-worker.mjs');
const load = async () => (await loadSearch(join(folder, 'server.mjs'), renderThread(workerFile)))!;

function serve(renderer: SearchRenderer, searchesPer10S = 1000) {
  let log = '';
  const stream = { write: (line: string) => (log += line) };
  const app = Fastify({ trustProxy: true, logger: { level: 'error', stream } });
  const metrics = createMetrics();
  const options = { path: '/search', site: loadSite(folder), store: memoryStore(), metrics };
  void app.register(searchRoute, { ...options, renderer, searchesPer10S, timeoutMs: 60_000 });
  onTestFinished(() => app.close());
  const sent = async () => {
    const { values } = await metrics.searches.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.sent, value]));
  };
  return {
    sent,
    log: () => log,
    ask: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    // Begun at once, where a bare `inject` waits until it is awaited.
    askAs: async (client: string, query: string) =>
      await app.inject({ url: `/search?q=${query}`, headers: { 'x-forwarded-for': client } }),
  };
}

/** A renderer whose answers a test gives out one by one. */
function heldRenderer() {
  const held: (() => void)[] = [];
  return {
    held,
    async fillSearchPage(page: string, query: string) {
      await new Promise<void>((resolve) => held.push(resolve));
      return { page: page.replace('</div>', `answers to ${query}</div>`), found: 'answers' as const };
    },
  };
}

it.each([
  ['/search?q=lost+key&audience=host', '["lost key","host",1]'],
  ['/search', '["","",1]'],
  ['/search?q=one&q=two&audience=nobody', '["one","",1]'],
])('puts the answers into the published page: %s', async (url, expected) => {
  const answer = await serve(await load()).ask(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(published.replace('</div>', `${expected}</div>`));
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('has one address, and says for how long', async () => {
  const answer = await serve(await load()).ask('/sea%72ch?q=key');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/search?q=key']);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

it('lets nobody keep an answer, and packs it for who can unpack it', async () => {
  const answer = await serve(await load()).ask('/search?q=key', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('["key","",1]');
});

it('renders the same question once, for each audience, view and coding', async () => {
  const { ask, sent } = serve(await load(), 3);
  const bodies = [];
  for (let n = 0; n < 10; n += 1) bodies.push((await ask('/search?q=key')).body);
  expect(new Set(bodies).size).toBe(1);
  expect((await ask('/search?q=key&audience=host')).body).toContain('["key","host",2]');
  expect((await ask('/search?q=key&view=app')).body).toContain('["key","",3]');
  expect(await sent()).toEqual({ rendered: 3, kept: 9 });
});

it('asks no more of a question than the field of the search holds', async () => {
  const { ask, sent } = serve(await load());
  const longest = 'a'.repeat(maxQueryLength);
  for (const more of ['', 'b', ' c'])
    expect((await ask(`/search?q=${longest}${more}`)).body).toContain(`["${longest}",`);
  expect(await sent()).toEqual({ rendered: 1, kept: 2 });
});

it('renders anew where page and answers may change', async () => {
  const { fillSearchPage } = await load();
  const { ask } = serve({ fillSearchPage });
  expect((await ask('/search?q=key')).body).not.toBe((await ask('/search?q=key')).body);
});

it('is content without a renderer, where the website was not built', async () => {
  expect(await loadSearch(join(folder, 'none.js'), renderThread(workerFile))).toBeUndefined();
});

describe('in place of answers that cannot be had', () => {
  it('the published page comes, with the question in its own field', async () => {
    const { askAs, ask, sent } = serve(await load(), 2);
    const answered = [await askAs('192.0.2.1', 'a'), await askAs('192.0.2.1', 'b')];
    expect(answered.every(({ body }) => body.includes('",1]') || body.includes('",2]'))).toBe(true);
    const refused = await ask('/search?q=%22%3Cb%3E%24%26&audience=host', { 'x-forwarded-for': '192.0.2.1' });
    expect(refused.statusCode).toBe(200);
    expect(refused.headers['cache-control']).toBe('no-store');
    const asked = form
      .replace('autofocus="" name="q" value=""', () => 'name="q" value="&quot;&lt;b&gt;$&amp;"')
      .replace(' checked=""', '')
      .replace('name="audience" value="host"', 'name="audience" checked="" value="host"');
    expect(refused.body).toBe(published.replace(form, () => asked));
    expect((await askAs('192.0.2.2', 'c')).body, 'another client').toContain('["c"');
    expect(await sent()).toEqual({ rendered: 3, published: 1 });
    const unasked = await ask('/search', { 'x-forwarded-for': '192.0.2.1' });
    expect(unasked.body, 'the field is there to be typed into').toBe(published);
  });

  it.each(['broken', 'ends'])('is never an error for who asks, and why is logged: %s', async (query) => {
    const { ask, log } = serve(await load());
    const answer = await ask(`/search?q=${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`value="${query}"`);
    expect(log()).toMatch(/"reason":"[^"]+".*"no search page rendered"/);
    expect((await ask('/search?q=next')).body).toContain('["next"');
  });

  it('is sent at once where all places are taken, at most two of them by one client', async () => {
    const renderer = heldRenderer();
    const { askAs } = serve(renderer);
    const greedy = Array.from({ length: 50 }, (_, n) => askAs('192.0.2.1', `greedy${n}`));
    const refused = await greedy[49]!;
    expect(refused.body).toContain('value="greedy49"');
    const others = Array.from({ length: 30 }, (_, n) => askAs(`192.0.2.${n + 2}`, `other${n}`));
    await expect.poll(() => renderer.held.length).toBe(2);
    const release = setInterval(() => renderer.held.shift()?.(), 1);
    const isAnswered = async (asked: typeof greedy) =>
      (await Promise.all(asked)).filter(({ body }) => body.includes('answers to')).length;
    expect([await isAnswered(greedy), await isAnswered(others)]).toEqual([2, 16]);
    clearInterval(release);
  });
});

it('pauses before the published page, so that a loop of questions turns slowly', async () => {
  const { askAs } = serve(await load(), 1);
  await askAs('192.0.2.1', 'a');
  const began = performance.now();
  expect((await askAs('192.0.2.1', 'b')).body).toContain('value="b"');
  expect(performance.now() - began).toBeGreaterThan(400);
});

it('keeps nobody waiting for a thread that is late, and gives its answer to whoever asks again', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const options = { path: '/search', site: loadSite(folder), store: memoryStore(), timeoutMs: 10 };
  const renderer = { ...heldRenderer(), isBuilt: true };
  void app.register(searchRoute, { ...options, renderer });
  expect((await app.inject('/search?q=late')).body).toContain('value="late"');
  renderer.held.shift()!();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await app.inject('/search?q=late')).body).toContain('answers to late');
  expect(renderer.held, 'rendered anew').toEqual([]);
});

it('leaves the thread that answers requests to them', async () => {
  const thread = await load();
  const inProcess = (await import(pathToFileURL(join(folder, 'server.mjs')).href)) as SearchRenderer;
  /** How much of its time this thread was busy while ten slow searches were answered, from 0 to 1. */
  async function load10(renderer: SearchRenderer) {
    const { askAs } = serve(renderer);
    await askAs('192.0.2.99', 'first');
    const before = performance.eventLoopUtilization();
    await Promise.all(Array.from({ length: 10 }, (_, n) => askAs(`192.0.2.${n}`, `slow${n}`)));
    return performance.eventLoopUtilization(before).utilization;
  }
  expect(await load10(thread)).toBeLessThan(await load10(inProcess));
});
