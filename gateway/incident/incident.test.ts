import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../api.ts';
import { inMemory } from '../database/database.ts';
import type { SearchRenderer } from '../site/search-route.ts';
import { pageWithMain, siteWithMain } from '../testing/site-with-main.ts';
import { serviceKey, testApi } from '../testing/test-api.ts';
import { awayAtWill, fileDatabase } from '../testing/test-databases.ts';
import { folderForTests } from '../testing/test-folder.ts';
import { siteData } from '../testing/test-site-data.ts';

const folder = folderForTests();

const start = Date.parse('2026-11-22T12:00:00Z');
const late = { kind: 'warning', text: 'Payouts are late.', until: '2026-11-22T18:00:00Z' };
const banner = '<section aria-label="Warning">Payouts are late.</section>';

const opened: { close(): Promise<unknown> }[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start }));
afterEach(async () => {
  vi.useRealTimers();
  for (const each of opened.splice(0)) await each.close();
});

let files = 0;
const newFile = (extension: string) => join(folder, `${(files += 1)}.${extension}`);

function instance(services: Partial<Omit<Services, 'limits'>> = {}, search?: SearchRenderer) {
  const api = testApi(services, { site: siteWithMain(), search });
  opened.push(api.app);
  const { app } = api;
  const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: unknown) =>
    app.inject({
      method,
      url: '/v2/incident',
      headers: { authorization: `Bearer ${serviceKey}` },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { ...api, call, get, page: async (url: string) => (await get(url)).body };
}

/** What the next look at database and file finds, and the one after it. */
async function inTenSeconds(expectation: () => Promise<void>) {
  vi.advanceTimersByTime(5000);
  await vi.waitFor(expectation, { timeout: 30_000, interval: 20 });
  expect(Date.now() - start).toBeLessThan(10_000);
}

describe('the call', () => {
  it('puts the banner at the beginning of the main part of every page, and ends it', async () => {
    const { call, page } = instance();
    const told = await call('PUT', late);
    expect([told.statusCode, told.json()]).toEqual([
      200,
      { call: [{ ...late, text: { en: late.text } }], file: [] },
    ]);
    for (const url of [
      '/',
      '/faqs/drive/Guide',
      '/payout-setup-complete',
      '/about-us?view=app',
      '/nowhere',
    ]) {
      const html = await page(url);
      expect(html).toContain(`<main id="main" tabindex="-1">${banner}<h1>`);
      expect(html).toContain(`${siteData.incident.sheet}</head>`);
    }
    expect((await call('GET')).json()).toEqual(told.json());
    expect((await call('DELETE')).json()).toEqual({ call: [], file: [] });
    expect(await page('/about-us')).toBe(pageWithMain('About'));
  });

  it('is for the operator alone', async () => {
    const { app, page } = instance();
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await app.inject({ method, url: '/v2/incident', payload: '{}' })).statusCode).toBe(401);
    expect(await page('/')).toBe(pageWithMain('Home'));
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'application/yaml'])(
    'is read whatever curl says that it sends: %s',
    async (type) => {
      const { app, page } = instance();
      const headers = { authorization: `Bearer ${serviceKey}`, 'content-type': type };
      const payload = JSON.stringify(late);
      expect((await app.inject({ method: 'PUT', url: '/v2/incident', headers, payload })).statusCode).toBe(
        200,
      );
      expect(await page('/')).toContain(banner);
    },
  );

  it('with a mistake says what to mend, and leaves what is told', async () => {
    const { call, page } = instance();
    await call('PUT', late);
    const refused = await call('PUT', { ...late, kind: 'alarm' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { message: 'kind must be information, warning or emergency' },
    ]);
    const over = await call('PUT', { ...late, until: '2026-11-22T11:59:00Z' });
    expect(over.json()).toEqual({
      message: 'until is 2026-11-22T11:59:00Z, which is over: take a moment to come',
    });
    expect((await call('PUT')).statusCode).toBe(400);
    expect(await page('/')).toContain(banner);
  });

  it('shows the gravest that is for a page, and hostile words as words', async () => {
    const { call, page } = instance();
    const text = `</section><script>alert("1")</script> {href} & 'x'`;
    const link = { href: 'https://status.example.com/?a=1&b=2', label: '<b>{text}</b>' };
    await call('PUT', [
      { ...late, kind: 'information', text: 'Hello drivers.', audience: 'drive' },
      { ...late, routes: ['/faqs'] },
      { ...late, kind: 'emergency', text, link, audience: 'host' },
    ]);
    expect(await page('/faqs/drive/Guide')).toContain(banner);
    expect(await page('/payout-setup-complete')).toContain(
      '<section aria-label="Emergency">&lt;/section&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; {href} &amp; ' +
        `'x' <a href="https://status.example.com/?a=1&amp;b=2">&lt;b&gt;{text}&lt;/b&gt;</a></section>`,
    );
  });

  it('says so where the database is away, and changes nothing', async () => {
    const { database, way } = awayAtWill(await fileDatabase(inMemory), false);
    const { call, page } = instance({ database });
    await call('PUT', late);
    way.isAway = true;
    const failed = await call('DELETE');
    expect([failed.statusCode, failed.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringContaining('nothing has changed: try again, or use INCIDENT_FILE'),
    ]);
    vi.advanceTimersByTime(20_000);
    expect(await page('/')).toContain(banner);
  });
});

describe('everywhere', () => {
  it('is told within ten seconds by another instance with the same database', async () => {
    const database = await fileDatabase(inMemory);
    const shared = { database: { ...database, close: async () => undefined } };
    opened.push(database);
    const [one, other] = [instance(shared), instance(shared)];
    expect(await other.page('/')).toBe(pageWithMain('Home'));
    await one.call('PUT', late);
    await inTenSeconds(async () => expect(await other.page('/')).toContain(banner));
    await one.call('DELETE');
    vi.setSystemTime(start);
    await inTenSeconds(async () => expect(await other.page('/')).toBe(pageWithMain('Home')));
  });

  it('outlives a restart, from the first page on', async () => {
    const file = newFile('sqlite');
    const first = instance({ database: await fileDatabase(file) });
    await first.call('PUT', late);
    await first.app.close();
    opened.pop();
    expect(await instance({ database: await fileDatabase(file) }).page('/')).toContain(banner);
  });

  it('ends at its moment, also while the database is away', async () => {
    const { database, way } = awayAtWill(await fileDatabase(inMemory), false);
    const { call, page, metrics } = instance({ database });
    await call('PUT', late);
    way.isAway = true;
    vi.setSystemTime(Date.parse(late.until) - 1);
    expect(await page('/')).toContain(banner);
    vi.setSystemTime(Date.parse(late.until));
    expect(await page('/')).toBe(pageWithMain('Home'));
    vi.advanceTimersByTime(5000);
    await vi.waitFor(
      async () => expect(await active(metrics)).toEqual({ information: 0, warning: 0, emergency: 0 }),
      { timeout: 30_000 },
    );
  });
});

describe('the file', () => {
  it('is told within ten seconds, changed, and taken away', async () => {
    const incidentFile = newFile('yaml');
    const { page, log, metrics, call } = instance({ incidentFile });
    expect(await page('/')).toBe(pageWithMain('Home'));
    writeFileSync(incidentFile, JSON.stringify(late));
    await inTenSeconds(async () => expect(await page('/')).toContain(banner));
    expect(await active(metrics)).toEqual({ information: 0, warning: 1, emergency: 0 });
    expect(log()).toContain('"incident told"');
    expect((await call('DELETE')).json()).toMatchObject({
      call: [],
      file: [{ kind: 'warning' }],
    });

    writeFileSync(incidentFile, 'kind: emergency\ntext: Stop.\nuntil: 2026-11-22T18:00:00Z\n');
    vi.setSystemTime(start);
    await inTenSeconds(async () =>
      expect(await page('/')).toContain('<section aria-label="Emergency">Stop.'),
    );
    rmSync(incidentFile);
    vi.setSystemTime(start);
    await inTenSeconds(async () => expect(await page('/')).toBe(pageWithMain('Home')));
  });

  it('with a mistake is a line of the log, once, and what it told stays', async () => {
    const incidentFile = newFile('yaml');
    writeFileSync(incidentFile, JSON.stringify(late));
    const { page, log } = instance({ incidentFile });
    expect(await page('/')).toContain(banner);
    writeFileSync(incidentFile, 'kind: alarm\ntext: Stop.\nuntil: 2026-11-22T18:00:00Z\n');
    await inTenSeconds(async () => expect(log()).toContain('kind must be information, warning or emergency'));
    expect(await page('/')).toContain(banner);
    expect(log()).toContain(`INCIDENT_FILE ${incidentFile}`);
  });

  it('that cannot be read is a line of the log', async () => {
    const { page, log } = instance({ incidentFile: folder });
    expect(await page('/')).toBe(pageWithMain('Home'));
    expect(log()).toContain('The file cannot be read (EISDIR)');
    const large = newFile('yaml');
    writeFileSync(large, ' '.repeat(20_000));
    const other = instance({ incidentFile: large });
    await other.page('/');
    expect(other.log()).toContain('The file has more than 16384 letters');
  });
});

describe('what is sent', () => {
  it('has an entity tag of its own while an incident lasts, so that caches notice; and the former one after it', async () => {
    const { call, get } = instance();
    const before = (await get('/about-us', { 'accept-encoding': 'br' })).headers['etag']!;
    expect(
      (await get('/about-us', { 'accept-encoding': 'br', 'if-none-match': String(before) })).statusCode,
    ).toBe(304);
    await call('PUT', late);
    const told = await get('/about-us', { 'accept-encoding': 'br', 'if-none-match': String(before) });
    expect(told.statusCode).toBe(200);
    expect(told.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(brotliDecompressSync(told.rawPayload).toString()).toContain(banner);
    const etag = String(told.headers['etag']);
    expect((await get('/about-us', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
    await call('PUT', { ...late, text: 'Payouts are later.' });
    expect((await get('/about-us', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(200);
    await call('DELETE');
    expect((await get('/about-us', { 'accept-encoding': 'br' })).headers['etag']).toBe(before);
  });

  it('comes in every coding, to HEAD as well', async () => {
    const { app, call, get } = instance();
    await call('PUT', late);
    const packed = await get('/', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toContain(banner);
    const head = await app.inject({ method: 'HEAD', url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', packed.headers['etag']]);
  });

  it('leaves files as they are, but for the manifest, which says whom it is for', async () => {
    const { call, get, page } = instance();
    const before = await get('/help-manifest.json');
    expect(before.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const some = { ...late, audience: 'drive', routes: ['/faqs'] };
    await call('PUT', some);
    const robots = await get('/robots.txt');
    expect([robots.body, robots.headers['content-type']]).toEqual([
      'User-agent: *',
      'text/plain; charset=utf-8',
    ]);
    const told = await get('/help-manifest.json', { 'if-none-match': String(before.headers['etag']) });
    expect(told.json()).toEqual({ version: 2, incidents: [{ ...some, text: { en: late.text } }], pages: [] });
    expect(told.headers['content-type']).toBe('application/json; charset=utf-8');
    await call('DELETE');
    expect(await page('/help-manifest.json')).toBe(before.body);
  });

  it('keeps links in the apps', async () => {
    const { call, page } = instance();
    await call('PUT', { ...late, link: { href: '/about-us#Us', label: 'More' } });
    expect(await page('/')).toContain('<a href="/about-us#Us">More</a>');
    expect(await page('/?view=app')).toContain('<a href="/about-us?view=app#Us">More</a>');
    await call('PUT', { ...late, link: { href: 'https://status.example.com/', label: 'More' } });
    expect(await page('/?view=app')).toContain(
      '<a rel="external" href="https://status.example.com/">More</a>',
    );
  });
});

it('stands on answers to searches, also those that were kept before', async () => {
  const fillSearchPage = vi.fn((page: string, query: string) => ({
    page: page.replace('</main>', `${query}</main>`),
    found: 'answers' as const,
  }));
  const { call, page } = instance({}, { fillSearchPage, isBuilt: true });
  expect(await page('/search?q=key')).toContain('<h1>Search</h1>key');
  await call('PUT', { ...late, link: { href: '/about-us', label: 'More' } });
  expect(await page('/search?q=key')).toContain('>Payouts are late. <a href="/about-us">');
  expect(await page('/search?q=key&view=app')).toContain('>Payouts are late. <a href="/about-us?view=app">');
  expect(await page('/search?q=key')).toContain('key</main>');
  expect(fillSearchPage).toHaveBeenCalledTimes(3);
  await call('DELETE');
  expect(await page('/search?q=key')).not.toContain('late');
});

async function active(metrics: Services['metrics']) {
  const { values } = await metrics.incidentActive.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.kind, value]));
}
