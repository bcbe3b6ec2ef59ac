import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SearchRenderer } from '../site/search-route.ts';
import { loadSite } from '../site/static-site.ts';
import { testApi } from '../testing/test-api.ts';
import { awayAtWill, fileDatabase, fullAtFirst, memoryDatabase } from '../testing/test-databases.ts';
import { folderForTests } from '../testing/test-folder.ts';
import { writeSite } from '../testing/test-site.ts';
import { missedSearches } from './missed-searches.ts';

const { folder, remove } = writeSite();
const place = folderForTests();
afterAll(remove);
writeFileSync(join(folder, 'search.html'), '<!doctype html><title>Search</title>');

const browser = { 'user-agent': 'Browser of Jane/1.0', 'sec-fetch-site': 'same-origin' };
const renderer: SearchRenderer = {
  isBuilt: true,
  fillSearchPage: (page, query) => ({
    page,
    found: query === 'cancel' ? 'answers' : query ? 'declined' : undefined,
  }),
};

const without = (value: string, headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, each]) => each !== value));

/** A server with a search, and what it has counted. */
function serve(database = memoryDatabase()) {
  const api = testApi({ database }, { site: loadSite(folder), search: renderer, trustProxy: ['127.0.0.1'] });
  onTestFinished(() => api.app.close());
  return {
    ...api,
    database,
    /** What a page sends when it is left. */
    leave: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      api.sendForm(
        '/v2/searches',
        { query: 'refund', audience: '', language: 'en', outcome: 'unopened', ...fields },
        without('none said', {
          ...browser,
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
          ...headers,
        }),
      ),
    ask: (query: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      api.app.inject({
        method,
        url: `/search?q=${encodeURIComponent(query)}`,
        headers: { ...browser, ...headers },
      }),
    /** Waits until that is counted: the server tells nobody when it has recorded what it answered. */
    async expectCounted(expected: Record<string, number>) {
      // What must not be counted could still come.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const counted = async () => {
        const { values } = await api.metrics.searchMisses.get();
        return Object.fromEntries(
          values.map(({ labels, value }) => [`${labels.from} ${labels.outcome}`, value]),
        );
      };
      await expect.poll(counted, { timeout: 10_000 }).toEqual(expected);
    },
    stored: () => missedSearches(database, { sinceDay: '2000-01-01' }),
  };
}

describe('what a page sends when it is left', () => {
  it('is recorded, once for each client and day', async () => {
    const { leave, expectCounted, stored } = serve();
    for (let n = 0; n < 3; n += 1) expect((await leave({})).statusCode).toBe(204);
    await leave({}, { 'x-forwarded-for': '192.0.2.7' });
    await leave({ query: 'cancel', outcome: 'nothing', audience: 'host' });
    await expectCounted({ 'page unopened': 2, 'page nothing': 1 });
    expect(await stored()).toMatchObject([
      { stems: ['refund'], unopened: 2, audience: '' },
      { stems: ['cancel'], nothing: 1, audience: 'host' },
    ]);
  });

  it.each<[string, Record<string, string>, Record<string, string>?]>([
    ['another outcome', { outcome: 'opened' }],
    ['another audience', { audience: 'any' }],
    ['another language', { language: 'xx' }],
    ['no question', { query: '' }],
    ['a question that is too long', { query: 'x'.repeat(201) }],
    ['more than a form may be', { query: 'é'.repeat(2000) }],
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['another host', {}, { origin: 'https://www.example.org' }],
    ['a program', {}, { 'sec-fetch-site': 'none said' }],
    ['another kind of body', {}, { 'content-type': 'application/json' }],
  ])('is not recorded, and counted as refused: %s', async (_name, fields, headers = {}) => {
    const { leave, expectCounted, stored } = serve();
    expect((await leave(fields, headers)).statusCode).toBe(204);
    await expectCounted({ 'page refused': 1 });
    expect(await stored()).toEqual([]);
  });

  it('is not recorded where the browser says that its user objects, nor where there is no word in it', async () => {
    const { leave, ask, expectCounted } = serve();
    await leave({}, { 'sec-gpc': '1' });
    await ask('refund', { 'sec-gpc': '1' });
    await leave({ query: '???' });
    await expectCounted({});
  });

  it('is recorded 60 times in 10 minutes, whoever sends more', async () => {
    const { leave, expectCounted } = serve();
    for (let n = 0; n < 70; n += 1) await leave({ query: `late ${n}` });
    await expectCounted({ 'page unopened': 60 });
  });

  it('is kept while the database is away, and counted as lost where there is no more room', async () => {
    const { database } = awayAtWill();
    const { leave, expectCounted } = serve(database);
    expect((await leave({})).statusCode).toBe(204);
    await expectCounted({ 'page unopened': 1 });
    const broken = serve({ ...database, write: () => Promise.reject(new Error('no such table')) });
    expect((await broken.leave({})).statusCode).toBe(204);
    await broken.expectCounted({});
    expect((await broken.metrics.writesLost.get()).values).toMatchObject([{ value: 1 }]);
  });
});

it('a search that could not be recorded is recorded when it is missed again on the same day', async () => {
  const { database, disk } = fullAtFirst();
  const { leave, expectCounted } = serve(database);
  await leave({});
  await expectCounted({});
  disk.isFull = false;
  await leave({});
  await leave({});
  await expectCounted({ 'page unopened': 1 });
});

describe('what the server answers', () => {
  it('is a miss where nothing fits, also from memory, once for each client and day', async () => {
    const { ask, expectCounted, stored } = serve();
    for (const query of ['refund', 'refund', 'REFUND', 'cancel', '']) await ask(query);
    await ask('refund', { 'x-forwarded-for': '192.0.2.7' });
    await expectCounted({ 'server declined': 2 });
    expect(await stored()).toMatchObject([{ stems: ['refund'], declined: 2 }]);
  });

  it('is the same miss when the page tells of it, too', async () => {
    const { ask, leave, expectCounted } = serve();
    await ask('refund');
    await expectCounted({ 'server declined': 1 });
    await leave({ outcome: 'declined' });
    await expectCounted({ 'server declined': 1 });
  });

  it.each([
    ['to a link of another site', { 'sec-fetch-site': 'cross-site' }],
    ['ahead of a visit', { 'sec-purpose': 'prefetch' }],
  ])('is none %s', async (_name, headers) => {
    const { ask, expectCounted } = serve();
    await ask('refund', headers);
    await ask('refund', {}, 'HEAD');
    await expectCounted({});
  });
});

it('leaves nothing of who asked, and no unknown word, in the database’s files or the log', async () => {
  const database = await fileDatabase(join(place, 'site.sqlite'));
  const { leave, ask, expectCounted, stored, log } = serve(database);
  const from = { 'x-forwarded-for': '203.0.113.77' };
  await leave({ query: 'Refund Janedoe' }, from);
  await ask('cancel Janedoe', from);
  await leave({ query: 'late fee' }, from);
  await expectCounted({ 'page unopened': 2, 'server declined': 1 });
  expect(await stored()).toHaveLength(2);
  const files = readdirSync(place)
    .map((name) => readFileSync(join(place, name), 'latin1'))
    .join('');
  expect(files).toContain('late fee');
  for (const text of [files, log()]) expect(text).not.toMatch(/203\.0\.113|browser of jane|janedoe/i);
});
