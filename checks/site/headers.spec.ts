import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { type APIRequestContext, expect, test } from '../base-test.ts';
import { writeStaticSite } from '../../build/static-site.ts';
import { staticHostHeaders } from '../../build/testing/static-host-headers.ts';
import { type Front, startNginx, whyNot } from '../../deploy/testing/fronts.ts';
import { siteDataSchema } from '../../config/site-data-schema.ts';
import { site } from '../../config/site.ts';
import { contentTypeOf } from '../../gateway/http/content-types.ts';
import { securityTextPath } from '../../gateway/ops/security-txt.ts';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { styleHashes } from '../../gateway/http/style-hashes.ts';
import {
  allPaths,
  builtSite,
  editorsPath,
  filledInPaths,
  galleryPath,
  htmlAt,
  unknownPath,
} from '../built-site.ts';
import { letsChatIn, policyBesideChat } from '../chat-policy.ts';
import { root } from '../repository.ts';

/** Whoever serves the site says the same of every address: the gateway, nginx before it, a static host by its `_headers`. */
const staticHost = readFileSync(join(root, 'dist/static-host/_headers'), 'utf8');

const files = namesBelow(builtSite)
  .map((name) => `/${name}`)
  .filter((file) => !/\.(html|br|gz)$/.test(file));
/** Of each folder and kind one, and all that stand alone. */
const examples = [
  ...new Map(
    files.map((file) => [file.replace(/[^/]+(\.\w+)$/, file.includes('/', 1) ? '$1' : '$&'), file]),
  ).values(),
];
const withToken = ['/payout-setup-complete?token=sandbox-ready', '/checkr-disclosure-embed?candidateId=1'];
const addresses = [...allPaths, ...examples.map(encodeURI), ...withToken];

const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
/** Beside a hash, browsers pass over what allows the chat its styles. */
const namedOf = (path: string, hashes: string[]) => (letsChatIn(path) ? [] : hashes);
const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, '');

/** What differs from answer to answer, or belongs to a connection. */
const passing = /^(date|connection|keep-alive|content-length|transfer-encoding|server|etag|x-request-id)$/;
/** What a static host makes of the file itself. */
const ofTheFile = /^(content-encoding|vary)$/;
/** The type that it makes of the ending, where it is not told. */
const typeByEnding = (path: string) => contentTypeOf(`/name${extname(path) || '.html'}`);

const missing = whyNot('nginx', 'openssl');
let nginx: Front | undefined;
test.beforeAll(async ({ baseURL }) => {
  if (missing) process.stderr.write(`${missing}\n`);
  else nginx = await startNginx([Number(new URL(baseURL!).port), Number(new URL(baseURL!).port)]);
});
test.afterAll(() => nginx?.stop());

async function headersAt(request: APIRequestContext, url: string) {
  const answer = await request.get(url, {
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
    ignoreHTTPSErrors: true,
    maxRedirects: 0,
  });
  const headers = Object.entries(answer.headers()).filter(([name]) => !passing.test(name));
  return { status: answer.status(), headers: Object.fromEntries(headers), etag: answer.headers()['etag'] };
}

test('nginx passes on every header of every address, and adds none', async ({ request }) => {
  test.skip(Boolean(missing), missing);
  const others = ['/about-us/', '/FAQ', '/static/css/gone.css', '/v2/gateway', '/%2e%2e/secret'];
  for (const address of [...addresses, ...others]) {
    const own = await headersAt(request, address);
    expect(await headersAt(request, nginx!.url + address), address).toEqual(own);
  }
});

test('a static host sends the headers of the gateway, for every page and kind of file', async ({
  request,
}) => {
  for (const address of addresses.filter((each) => each !== editorsPath)) {
    const path = address.split('?')[0]!;
    const { headers } = await headersAt(request, address);
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheFile.test(name)));
    const said = staticHostHeaders(staticHost, path);
    // Where it is not told otherwise: the test server has a stand-in for the embed, a static host the one of production.
    const policy = withoutHashes(said['content-security-policy']!).replaceAll(
      ' https://web-sdk-services.checkr.com',
      '',
    );
    own['content-security-policy'] = withoutHashes(own['content-security-policy']!);
    const expected: Record<string, string> = {
      'content-type': typeByEnding(path),
      ...said,
      'content-security-policy': policy,
    };
    if (path === unknownPath) {
      // A host decides by the address, not by what it found: what is missing may be kept as long as a page.
      delete own['cache-control'];
      delete expected['cache-control'];
      delete expected['speculation-rules'];
    }
    // The server fills these in, so that nobody may keep them; the published ones have nothing of anybody.
    if (filledInPaths.includes(path)) {
      expect(own['cache-control']).toBe('no-store');
      own['cache-control'] = expected['cache-control']!;
      own['speculation-rules'] ??= expected['speculation-rules']!;
    }
    expect(expected, address).toEqual(own);
  }
});

test('the policy of every answer names the styles of its page, and no others: the gateway', async ({
  request,
}) => {
  for (const path of [...allPaths, '/faqs/no/such-page', '/no-such-page/', ...withToken]) {
    for (const view of ['', 'view=app']) {
      const address = path + (view && (path.includes('?') ? '&' : '?') + view);
      const answer = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
      const { 'content-security-policy': policy, etag } = answer.headers();
      const needed = styleHashes(await answer.text());
      expect(needed.length, path).toBe(1);
      const named = namedOf(path, needed);
      expect(hashesIn(policy!), path).toEqual(named);
      // What a browser has kept is kept with the headers of the answer that it is unchanged.
      if (!etag) continue;
      const again = await request.get(address, { headers: { accept: 'text/html', 'if-none-match': etag } });
      expect(again.status(), address).toBe(304);
      expect(hashesIn(again.headers()['content-security-policy']!), address).toEqual(named);
    }
  }
  for (const path of examples)
    expect(hashesIn((await headersAt(request, encodeURI(path))).headers['content-security-policy']!)).toEqual(
      [],
    );
});

test('the policy of every answer names the styles of its page, and only those of pages at the rule: a static host', () => {
  const notFound = styleHashes(htmlAt(unknownPath));
  const hashesAt = (path: string) =>
    hashesIn(staticHostHeaders(staticHost, path)['content-security-policy']!).sort();
  const publicPaths = allPaths.filter((path) => path !== galleryPath && path !== editorsPath);
  for (const path of publicPaths) {
    const folder = /^\/[^/]+\/(?=.)/.exec(path)?.[0];
    const beside = folder ? publicPaths.filter((other) => other.startsWith(folder)) : [path];
    const needed = [...beside.flatMap((other) => styleHashes(htmlAt(other))), ...(folder ? notFound : [])];
    expect(hashesAt(path), path).toEqual(namedOf(path, [...new Set(needed)].sort()));
    if (folder) expect(hashesAt(`${folder}no-such-page`), path).toEqual(hashesAt(path));
  }
  const named = new Set(hashesIn(staticHost));
  expect(
    [...named].filter((hash) => !publicPaths.some((path) => styleHashes(htmlAt(path)).includes(hash))),
  ).toEqual([]);
});

test('nothing is allowed inline but styles by their hash, and pages are of few kinds', () => {
  // Of its rules one is for all pages, and the first.
  expect(policyBesideChat('/', staticHost)).not.toMatch(/unsafe|nonce/);
  const kinds = new Set(allPaths.flatMap((path) => styleHashes(htmlAt(path))));
  expect(kinds.size).toBeLessThanOrEqual(25);
  for (const path of allPaths)
    expect(parse(htmlAt(path)).querySelectorAll('[style], body style').length, path).toBe(0);
});

test('a static host has at every address what the server has there for the public, and nothing besides', async ({
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  try {
    const owner = { contact: site.securityEmail ?? '', siteUrl: site.url };
    const names = writeStaticSite(join(root, 'dist'), folder, owner).filter((name) => !/^_\w+$/.test(name));
    for (const name of names.filter((each) => each !== '404.html')) {
      const address = name === 'index.html' ? '/' : `/${name}`.replace(/\.html$/, '');
      const answer = await request.get(encodeURI(address));
      expect(answer.status(), address).toBe(200);
      const own = readFileSync(join(folder, name));
      if (address === securityTextPath) {
        const lines = (text: string) =>
          text.split('\n').filter((line) => !/^(Expires|Canonical):/.test(line));
        expect(lines(String(own))).toEqual(lines(await answer.text()));
        expect(staticHostHeaders(staticHost, address)['cache-control']).toBe(
          answer.headers()['cache-control'],
        );
      } else if (!filledInPaths.includes(address))
        expect(own.equals(await answer.body()), address).toBe(true);
    }
    const there = new Set(names.map((name) => `/${name}`));
    const siteData: unknown = JSON.parse(readFileSync(join(root, 'dist/gateway/site-data.json'), 'utf8'));
    const { workshopPages, pages: known } = siteDataSchema.parse(siteData);
    const workshop = [...workshopPages, known.editors];
    expect(workshop).toContain('/styleguide');
    const isOf = (page: string, name: string) => name === `${page}.html` || name.startsWith(`${page}/`);
    expect([...there].filter((name) => workshop.some((page) => isOf(page, name)))).toEqual([]);
    const pages = allPaths.filter((path) => !workshop.includes(path) && path !== unknownPath);
    const wanted = [...pages.map((path) => (path === '/' ? '/index.html' : `${path}.html`)), ...files];
    expect(wanted.filter((name) => !there.has(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a static host leads on where the server does, in small letters', async ({ request }) => {
  const lines = readFileSync(join(root, 'dist/static-host/_redirects'), 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const [from, to, status] of lines.map((line) => line.split(' '))) {
    const answer = await request.get(from!, { maxRedirects: 0 });
    expect([from, answer.headers()['location'], answer.status()]).toEqual([from, to, Number(status)]);
  }
});

test('what a static host is told fits: at most 100 rules, 2,000 letters in a line', () => {
  const lines = staticHost.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
