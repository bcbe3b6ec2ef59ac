import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-site-data.ts';
import { pages, writeSite } from '../testing/test-site.ts';
import { loadSite } from './static-site.ts';

const { root, folder, remove } = writeSite();
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close().then(remove));
const moved: Record<string, string> = {
  '/HostPartners': '/host-patners',
  '/away': 'https://evil.example/',
  '/dots': '/.//evil.example',
  '/itself': '/itself',
};
const app = testApp({
  site: loadSite(folder, join(root, 'former/client')),
  redirects: (path) => moved[path] ?? (path === path.toLowerCase() ? undefined : path.toLowerCase()),
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Sends a target as it stands: an injected one would be tidied first, `..` and backslashes included. */
async function getRaw(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString();
  return { statusCode: answer.statusCode, headers: answer.headers, body };
}

it('makes a page that is not in memory once, and what fails in it is told to who asked alone', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const asked: string[] = [];
  const late = testApp({
    site: {
      async fileAt(address) {
        asked.push(address);
        throw new Error('boom');
      },
      appViewAt: () => undefined,
      notFound: () => undefined,
    },
  });
  expect((await late.inject('/about-us')).statusCode).toBe(500);
  await late.close();
  process.off('unhandledRejection', hear);
  expect(asked).toEqual(['/about-us']);
  expect(unheard).toEqual([]);
});

describe('in the app', () => {
  it('sends the page marked for a web view where there is one, and the page itself where there is none', async () => {
    expect((await get('/about-us?view=app')).body).toContain('data-view="app"');
    expect((await get('/about-us?view=other')).body).toBe(pages.about);
    const bare = await get('/payout-setup-complete?view=app');
    expect(bare.body).not.toContain('data-view');
    expect(bare.statusCode).toBe(200);
  });
});

describe('addresses', () => {
  it('finds pages whether they were built as a folder or as a file', async () => {
    expect((await get('/')).body).toBe(pages.home);
    expect((await get('/about-us?from=app')).body).toBe(pages.about);
    const privacy = await get('/privacy');
    expect(privacy.statusCode).toBe(200);
    expect(privacy.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('finds files, with escapes in their address, and the absolute form a proxy may send', async () => {
    expect((await get('/cars%20of%202023.svg')).headers['content-type']).toMatch('image/svg+xml');
    expect((await get('/.well-known/apple-app-site-association')).headers['content-type']).toMatch('json');
    expect((await get('/faqs/drive/Guide.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect((await getRaw('http://other.example/about-us')).statusCode).toBe(200);
  });

  it.each([
    ['/about-us/', '/about-us'],
    ['/about-us/?token=a%2Fb&x=//y', '/about-us?token=a%2Fb&x=//y'],
    ['/about-us.html', '/about-us'],
    ['/about-us/index.html?a=1', '/about-us?a=1'],
    ['/index.html', '/'],
    ['/privacy/', '/privacy'],
    ['/HostPartners?a=1', '/host-patners?a=1'],
  ])('redirects %s to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });
});

it('leads from nowhere to itself, as from a page that is served to nobody', async () => {
  expect((await get('/itself')).statusCode).toBe(404);
});

describe('what former builds had', () => {
  it('sends their hashed files as its own, compressed and kept for long', async () => {
    const answer = await get('/assets/entry.q9former.js', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/entry.q9former.js.br')).statusCode).toBe(404);
  });

  it('finds what is put there after its start: the files of the build that is about to take its place', async () => {
    const write = (name: string, text: string | Buffer) =>
      writeFileSync(join(root, 'former/client', name), text);
    expect((await get('/assets/late.zz90.js')).statusCode).toBe(404);
    write('assets/late.zz90.js', 'late');
    write('assets/late.zz90.js.br', brotliCompressSync('late'));
    const answer = await get('/assets/late.zz90.js', { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('late');
    expect((await getRaw('/assets/../late.zz90.js')).statusCode).toBe(404);
    expect((await getRaw('/assets/%2e%2e/%2e%2e/releases.json')).statusCode).toBe(404);
    expect((await get('/assets/late.zz90.js.br')).statusCode).toBe(404);
  });

  it('sends nothing else of theirs, and its own file where both have one', async () => {
    expect((await get('/former-page')).statusCode).toBe(404);
    expect((await get('/former-page/index.html')).statusCode).toBe(404);
    expect((await get('/releases.json')).statusCode).toBe(404);
    expect((await get('/assets/entry.Bx3kD91z.js')).body).toBe('export {}');
  });
});

describe('what is not there', () => {
  it('answers an unknown page with the "not found" page and its status', async () => {
    const answer = await get('/nope', { 'if-none-match': '*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(pages.notFound);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers an unknown file with short text', async () => {
    const answer = await get('/assets/gone.a1b2c3d4.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/404',
    '/404.html',
    '/.vite/manifest.json',
    '/about-us/index.html.br',
    '/robots.txt/',
    '/__proto__',
  ])('does not serve %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%5csecret.txt',
    '/..\\secret.txt',
    '/assets/%00',
    '/secret.txt%00.html',
    '/%',
    '/%ff',
    '/%zz?token=abc',
    '/about-us%2f',
    '/assets/../about-us',
    'http://other.example/../secret.txt',
    '//secret.txt',
  ])('never leaves the site: %s', async (url) => {
    const answer = await getRaw(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/^secret|token|stack|FST_/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '//EVIL.example/%2e%2e',
    '//evil.example/index.html',
    '//about-us/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    'http://evil.example//evil.example/',
    'http://evil.example/HostPartners',
    'http:evil.example',
    '/about-us/..//evil.example/',
    '/%09/EVIL.example',
    '/%2F%2FEVIL.example',
    '/https://EVIL.example/',
    '/away',
    '/dots',
  ])('never redirects to another host: %s', async (url) => {
    const { statusCode, headers } = await getRaw(url);
    if (headers.location === undefined) expect([400, 404]).toContain(statusCode);
    else expect(new URL(headers.location, 'https://own.example').host).toBe('own.example');
  });
});

describe('representations', () => {
  it.each([
    [undefined, undefined],
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['BR', 'br'],
    ['identity, br;q=0.2', undefined],
    ['zstd, identity;q=0', undefined],
    ['br;q=nonsense', undefined],
  ])('for Accept-Encoding "%s" sends %s', async (accepted, expected) => {
    const answer = await get('/about-us', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(expected);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''] ?? ((raw: Buffer) => raw);
    expect(decode(answer.rawPayload).toString()).toBe(pages.about);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  it('compresses the "not found" page, and leaves a file alone that has no compressed form', async () => {
    expect((await get('/nope', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect(
      (await get('/robots.txt', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('has a strong tag for each form, and answers 304 to the one the client holds', async () => {
    const plain = (await get('/about-us')).headers.etag!;
    const brotli = (await get('/about-us', { 'accept-encoding': 'br' })).headers.etag!;
    expect(plain).toMatch(/^"[\w-]+"$/);
    expect(brotli).not.toBe(plain);
    for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
      const answer = await get('/about-us', { 'if-none-match': known });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers).toMatchObject({ etag: plain, vary: 'Accept-Encoding' });
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    expect((await get('/about-us', { 'if-none-match': brotli })).statusCode).toBe(200);
  });

  it('answers HEAD like GET without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about-us' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe(String(pages.about.length));
    expect((await app.inject({ method: 'HEAD', url: '/nope' })).statusCode).toBe(404);
  });

  it.each([
    ['/about-us', 'public, max-age=0, must-revalidate'],
    ['/assets/entry.Bx3kD91z.js', 'public, max-age=31536000, immutable'],
    ['/rules/2.0.0.json', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/og-wheelstead-overview.png', 'public, max-age=3600'],
  ])('lets %s be kept: %s', async (url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected);
  });
});
