import { afterAll, describe, expect, it } from 'vitest';
import type { AppOptions } from './app.ts';
import { styleHashes } from './http/style-hashes.ts';
import { siteFile } from './site/site-file.ts';
import { loadSite } from './site/static-site.ts';
import { testApp } from './testing/test-site-data.ts';
import { writeSite } from './testing/test-site.ts';

const { folder, remove } = writeSite();
afterAll(remove);
const site = loadSite(folder);

/** An app with two routes of the kind later ones will be: one reads a body, one breaks. */
function appWithRoutes(options: Partial<AppOptions> = {}) {
  const app = testApp({ site, ...options });
  app.post('/echo', (request) => ({ received: request.body }));
  app.get('/broken', () => {
    throw new Error('the key is sk_live_1');
  });
  return app;
}

describe('security headers', () => {
  const answers: [string, 'GET' | 'POST'][] = [
    ['/', 'GET'],
    ['/about-us/', 'GET'],
    ['/nope', 'GET'],
    ['/about-us', 'POST'],
    ['/%zz', 'GET'],
    ['/broken', 'GET'],
    ['/healthz', 'GET'],
  ];

  it.each(answers)('are on the answer to %s %s', async (url, method) => {
    const { headers } = await appWithRoutes().inject({ method, url });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';script-src 'self';style-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it.each(['/nope', '/%zz'])('allow the styles of the page that answers %s', async (url) => {
    const lost = '<html><head><style>a{}</style></head><main>Lost</main></html>';
    const notFound = () => siteFile('/404.html', Buffer.from(lost));
    const app = testApp({ site: { ...site, notFound } });
    const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    const [hash = ''] = styleHashes(body);
    expect(hash).toMatch(/^'sha256-/);
    expect(headers['content-security-policy']).toContain(`;style-src 'self' ${hash};`);
  });

  it('leave out HSTS where it is switched off', async () => {
    const { headers } = await testApp({ site, hsts: 'off' }).inject('/');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    '/payout-setup-complete?token=a',
    '/payout-setup-complete/?token=a',
    '/Payout-Setup-Complete?token=a',
    '/payout-setup-complete.html?token=a',
    '/checkr-disclosure-embed?token=a',
    '/payout-setup%2Dcomplete?token=a',
    '/payout-setup%252dcomplete?token=a',
    '/payout-setup-complete%3Ftoken=a',
    '/payout-setup-complete;token=a',
    '/checkr-disclosure%2Dembed?token=a',
    '/checkr%2ddisclosure-embe%64?token=a',
    '/v2/payouts/onboarding-links/%72efresh?token=a',
    '/payout-setup-complete%zz?token=a',
  ])('keep the token of %s from other sites and caches', async (url) => {
    const { headers } = await testApp({ site }).inject(url);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('is ready with a site, and not when stopping or without one', async () => {
    const lifecycle = { stopping: false };
    const app = testApp({ site, lifecycle });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    lifecycle.stopping = true;
    const stopping = await app.inject('/readyz');
    expect(stopping.statusCode).toBe(503);
    expect(stopping.json().reason).toMatch('stopping');
    expect(stopping.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });

    const siteless = await testApp().inject('/readyz');
    expect(siteless.statusCode).toBe(503);
    expect(siteless.json().reason).toMatch('not loaded');
  });
});

describe('refusals', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'] as const)(
    'answers %s with 405',
    async (method) => {
      const answer = await testApp({ site }).inject({ method: method as 'POST', url: '/about-us' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it('refuses a body over 8 KB', async () => {
    const app = appWithRoutes();
    const post = (size: number) =>
      app.inject({ method: 'POST', url: '/echo', payload: { text: 'x'.repeat(size) } });
    expect((await post(8000)).statusCode).toBe(200);
    expect((await post(8200)).statusCode).toBe(413);
  });

  it('tells a client nothing about a failure, as a page or as data', async () => {
    const app = appWithRoutes();
    const page = await app.inject({ url: '/broken', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.statusCode).toBe(500);
    expect(page.headers['content-type']).toMatch('text/html');
    const data = await app.inject('/broken');
    expect(data.json()).toEqual({ message: expect.any(String) });
    expect(page.body + data.body).not.toMatch(/sk_live|at /);
  });
});

describe('log', () => {
  it('holds path, status and duration; no query, no client, no request body', async () => {
    let log = '';
    const app = appWithRoutes({ logLevel: 'trace', logStream: { write: (line) => (log += line) } });
    for (const url of [
      '/about-us?token=s3cret',
      '/about-us/?s3cret',
      '/nope?s3cret',
      '/broken?s3cret',
      '/%zz?s3cret',
      '/%zz%3Fs3cret',
      '/payout-setup-complete%3Ftoken=s3cret',
      '/payout-setup-complete%253ftoken%253ds3cret',
      '/payout-setup-complete;s3cret',
      '/payout-setup-complete/s3cret',
      '/checkr-disclosure%2Dembed%00s3cret',
      '/checkr-disclosure-embed%26link=s3cret',
    ]) {
      await app.inject({ url, remoteAddress: '192.0.2.7' });
    }
    await app.inject({ method: 'POST', url: '/echo?s3cret', payload: { token: 's3cret' } });
    await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json' },
      payload: '{s3cret',
    });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/about-us', status: 200, ms: expect.any(Number) }),
    );
    expect(log).toContain('sk_live_1');
    expect(log).not.toMatch(/s3cret|192\.0\.2\.7/);
  });
});
