import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { pageWithMain } from '../testing/site-with-main.ts';
import { serviceKey, testApi } from '../testing/test-api.ts';
import { siteData } from '../testing/test-site-data.ts';
import { writeSite } from '../testing/test-site.ts';
import { loadSite } from './static-site.ts';

const { folder, remove } = writeSite();
const { contact, search, editors, payoutReturn } = siteData.pages;
for (const address of [contact, search, editors, payoutReturn]) {
  mkdirSync(join(folder, address), { recursive: true });
  writeFileSync(join(folder, address, 'index.html'), pageWithMain('Page'));
}

const lifecycle = { stopping: false };
const metrics = createMetrics();
const site = loadSite(folder);
let isBroken = false;
const fileAt: typeof site.fileAt = (address) => {
  if (!isBroken) return site.fileAt(address);
  isBroken = false;
  throw new Error('broken once');
};
const { app, log } = testApi(
  { metrics },
  {
    site: { ...site, fileAt },
    lifecycle,
    search: { fillSearchPage: (page) => ({ page, found: undefined }) },
  },
);
let inFramework = 0;
app.addHook('onSend', (_request, _reply, _payload, done) => {
  inFramework += 1;
  done();
});

const agent = new Agent({ keepAlive: true });
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(async () => {
  agent.destroy();
  await app.close();
  remove();
});

const port = () => (app.server.address() as AddressInfo).port;

/** What differs from one answer to the next, and what only a connection has. */
const passing = ['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding'];
const lasting = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)));

interface Asked {
  path: string;
  method?: 'GET' | 'HEAD' | 'POST' | undefined;
  headers?: Record<string, string>;
}

/** As visitors ask. `isFast`: the framework did not hear of it. */
async function overConnection({ path, method, headers = {} }: Asked) {
  const before = inFramework;
  const sent = ask({
    agent,
    host: '127.0.0.1',
    port: port(),
    path,
    method,
    headers: { host: 'localhost:80', ...headers },
  });
  const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString('base64');
  const { statusCode: status, headers: answered } = answer;
  return { answer: { status, headers: lasting(answered), body }, answered, isFast: inFramework === before };
}

/** As the framework answers: what is injected does not come through a server. */
async function throughFramework({ path: url, method = 'GET', headers = {} }: Asked) {
  const answer = await app.inject({ url, method, headers });
  const { statusCode: status, rawPayload } = answer;
  return { status, headers: lasting(answer.headers), body: rawPayload.toString('base64') };
}

const codings = [
  undefined,
  'br',
  'gzip',
  'gzip, deflate, br, zstd',
  'identity',
  'br;q=0, *',
  'zstd, identity;q=0',
];
const files = [
  '/',
  '/about-us',
  '/privacy',
  '/payout-setup-complete',
  '/robots.txt',
  '/assets/entry.Bx3kD91z.js',
  '/faqs/drive/Guide.md',
  '/rules/2.0.0.json',
  '/.well-known/apple-app-site-association',
];

describe.each(['GET', 'HEAD'] as const)('%s of a file', (method) => {
  it.each(files)('is answered at once, as the framework would: %s', async (path) => {
    for (const coding of codings) {
      const asked: Asked = {
        path,
        method,
        headers: coding === undefined ? {} : { 'accept-encoding': coding },
      };
      const { answer, isFast } = await overConnection(asked);
      expect(isFast).toBe(true);
      expect(answer.status).toBe(200);
      expect(answer).toEqual(await throughFramework(asked));

      const etag = String(answer.headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*', '"other"']) {
        const again: Asked = { ...asked, headers: { ...asked.headers, 'if-none-match': known } };
        const { answer: second } = await overConnection(again);
        expect(second.status).toBe(known === '"other"' ? 200 : 304);
        expect(second).toEqual(await throughFramework(again));
      }
    }
  });
});

it.each([
  '/about-us/',
  '/about-us.html',
  '/About-Us',
  '/about-us?from=app',
  '/about-us?view=app',
  '/about-us?feedback=x',
  '/privacy?',
  '/cars%20of%202023.svg',
  '/about%2Dus',
  '/404',
  '/nowhere',
  '/assets/gone.a1b2c3d4.js',
  '/healthz',
  '/contact',
  '/search',
  '/editors',
  '//about-us',
  '/assets/../about-us',
])('leaves whatever is more than a file at its address to the framework: %s', async (path) => {
  expect((await overConnection({ path })).isFast).toBe(false);
});

it('leaves what is unusual to the framework: other methods, a body, hosts, a proxy that nobody told us of', async () => {
  const unusual: Asked[] = [
    { path: '/about-us', method: 'POST' },
    { path: '/about-us', headers: { 'content-length': '0' } },
    { path: '/about-us', headers: { 'x-forwarded-for': '192.0.2.7' } },
  ];
  for (const asked of unusual) expect((await overConnection(asked)).isFast).toBe(false);

  const before = inFramework;
  const socket = connect(port(), '127.0.0.1');
  socket.end('GET /about-us HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
  expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1.1 400 /);
  expect(inFramework).toBe(before + 1);
});

it('names each request as the framework does: in its answer, in the log, in the metrics', async () => {
  metrics.requests.reset();
  const linesOf = () => log().trim().split('\n');
  const before = linesOf().length;
  const headers = {
    'x-request-id': 'given-by-the-proxy',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  };
  const { answered } = await overConnection({ path: '/about-us', headers });
  expect(answered['x-request-id']).toBe('given-by-the-proxy');
  await throughFramework({ path: '/about-us', headers });
  expect((await overConnection({ path: '/about-us' })).answered['x-request-id']).toMatch(/^[\da-f-]{36}$/);

  await expect.poll(() => linesOf().length).toBe(before + 3);
  const [fast, framework] = linesOf()
    .slice(before)
    .map((line) => ({ ...(JSON.parse(line) as object), time: 0, ms: 0 }));
  expect(fast).toMatchObject({ reqId: 'given-by-the-proxy', path: '/about-us', status: 200, msg: 'request' });
  expect(JSON.stringify(fast)).toBe(JSON.stringify(framework));
  const { values } = await metrics.requests.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  expect(counts).toEqual([
    expect.objectContaining({ value: 3, labels: { method: 'GET', route: '/*', status: 200 } }),
  ]);
});

it('tells of an incident from the next request on, and no longer once it is over', async () => {
  const call = (method: 'PUT' | 'DELETE', payload?: object) =>
    app.inject({ method, url: '/v2/incident', headers: { authorization: `Bearer ${serviceKey}` }, payload });
  const bodyOf = async (path: string) =>
    Buffer.from((await overConnection({ path })).answer.body, 'base64').toString();
  const quiet = await bodyOf('/payout-setup-complete');
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await call('PUT', { kind: 'warning', text: 'Payouts are late.', until })).statusCode).toBe(200);
  expect(await bodyOf('/payout-setup-complete')).toContain('Payouts are late.');
  // Now it is in memory.
  const { answer, isFast } = await overConnection({ path: '/payout-setup-complete' });
  expect(isFast).toBe(true);
  expect(answer).toEqual(await throughFramework({ path: '/payout-setup-complete' }));
  await call('DELETE');
  expect(await bodyOf('/payout-setup-complete')).toBe(quiet);
});

it('leaves a request to the framework where it fails itself, and says so', async () => {
  isBroken = true;
  const { answer, isFast } = await overConnection({ path: '/about-us' });
  expect([answer.status, isFast]).toEqual([200, false]);
  expect(log()).toMatch(/"level":50.*broken once.*"msg":"fast path failed"/);
});

it('closes connections while the server is stopping', async () => {
  lifecycle.stopping = true;
  const { answered, isFast } = await overConnection({ path: '/about-us' });
  lifecycle.stopping = false;
  expect([answered.connection, isFast]).toEqual(['close', false]);
});
