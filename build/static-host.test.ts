import { describe, expect, test } from 'vitest';
import { headersFile, redirectsFile } from './static-host.ts';
import { staticHostHeaders } from './testing/static-host-headers.ts';

const options = {
  hsts: 'on' as const,
  tokenAddresses: ['/returned', '/consent'],
  embed: { address: '/consent', servicesUrl: 'https://embed.example.com' },
};
const files = [
  '/index.html',
  '/faqs/A.md',
  '/robots.txt',
  '/static/tools/a.951cf55fdc.json',
  '/rules/3.0.0.json',
  '/rules.json',
  '/help-manifest.json',
  '/search-index.json',
  '/speculation-rules.json',
  '/.well-known/apple-app-site-association',
];
const pages = new Map<string, string[]>([
  ['/404', ["'sha256-none'"]],
  ['/', ["'sha256-home'"]],
  ['/faqs', ["'sha256-index'"]],
  ['/faqs/A', ["'sha256-article'"]],
  ['/faqs/B', ["'sha256-article'"]],
  ['/faqs/drive/C', ["'sha256-tool'"]],
  ['/consent', ["'sha256-consent'"]],
]);
const text = headersFile(files, pages, options);
const at = (address: string) => staticHostHeaders(text, address);

describe('_headers', () => {
  test('say each header once for a page, a file and a page with a token, whichever rules fit', () => {
    for (const address of [
      '/',
      '/faqs',
      '/faqs/A.md',
      '/static/tools/a.951cf55fdc.json',
      '/consent',
      '/returned',
    ]) {
      const { 'content-security-policy': policy, 'cache-control': times } = at(address);
      expect(policy?.match(/default-src/g), address).toHaveLength(1);
      expect(times, address).not.toMatch(/public.*public|no-store,|, no-store/);
    }
  });

  test.each([
    ['/faqs', 'public, max-age=0, must-revalidate'],
    ['/faqs/A.md', 'public, max-age=3600'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/rules.json', 'public, max-age=3600'],
    ['/help-manifest.json', 'public, max-age=0, must-revalidate'],
    ['/search-index.json', 'public, max-age=0, must-revalidate'],
    ['/rules/3.0.0.json', 'public, max-age=31536000, immutable'],
    ['/static/tools/a.951cf55fdc.json', 'public, max-age=31536000, immutable'],
    ['/returned', 'no-store'],
  ])('let %s be kept: %s', (address, expected) => expect(at(address)['cache-control']).toBe(expected));

  test('let the embed in on the page of the consent alone, and pages alone have links fetched ahead', () => {
    expect(at('/consent')['content-security-policy']).toContain(
      "script-src 'self' https://embed.example.com",
    );
    expect(at('/consent')['referrer-policy']).toBe('no-referrer');
    expect(JSON.stringify([at('/'), at('/returned'), at('/consent-success')])).not.toContain(
      'embed.example.com',
    );
    expect(at('/faqs')['speculation-rules']).toBeDefined();
    expect(at('/robots.txt')['speculation-rules']).toBeUndefined();
  });

  test.each([
    ['/speculation-rules.json', 'application/speculationrules+json'],
    ['/.well-known/apple-app-site-association', 'application/json; charset=utf-8'],
  ])('name the type of %s, which its ending does not tell, and keep it as other files', (address, type) => {
    expect(at(address)).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
    expect(at(address)['speculation-rules']).toBeUndefined();
    expect(at('/help-manifest.json')['content-type']).toBeUndefined();
  });

  test('are as discreet at the name of the file of a page with a token', () => {
    for (const address of ['/consent', '/returned']) expect(at(`${address}.html`)).toEqual(at(address));
    expect(at('/consent.html')['referrer-policy']).toBe('no-referrer');
  });

  test('name the styles of a page at the top, and below a folder those of all pages that may be there', () => {
    const stylesAt = (address: string) =>
      at(address)
        ['content-security-policy']!.match(/sha256-\w+/g)
        ?.sort();
    expect(stylesAt('/')).toEqual(['sha256-home']);
    expect(stylesAt('/faqs')).toEqual(['sha256-index']);
    expect(stylesAt('/consent')).toEqual(['sha256-consent']);
    const below = ['sha256-article', 'sha256-none', 'sha256-tool'];
    for (const address of ['/faqs/A', '/faqs/drive/C', '/faqs/gone'])
      expect(stylesAt(address)).toEqual(below);
    for (const address of ['/gone', '/consent/gone', '/returned'])
      expect(stylesAt(address)).toEqual(['sha256-none']);
  });

  test('grow by no rule with a page below a folder', () => {
    const many = Array.from(
      { length: 2000 },
      (_, index) => [`/faqs/${index}`, ["'sha256-article'"]] as [string, string[]],
    );
    expect(headersFile(files, new Map([...pages, ...many]), options)).toBe(text);
  });

  test('are refused where a host would cut them off', () => {
    const chatUrl = `https://${'a'.repeat(60)}.example`;
    const servicesUrl = `https://${'a'.repeat(2000)}.example`;
    expect(() => headersFile(files, pages, { ...options, chatUrl })).not.toThrow();
    expect(() => headersFile(files, pages, { ...options, embed: { ...options.embed, servicesUrl } })).toThrow(
      /2000 letters/,
    );
    const kinds = Array.from({ length: 100 }, (_, index) => `/file.e${index}`);
    expect(() => headersFile(kinds, pages, options)).toThrow(/more than 100/);
  });
});

describe('_redirects', () => {
  test('lead from every other address, and from none to itself', () => {
    expect(redirectsFile({ '/faq': '/faqs', '/faqs': '/faqs', '/host': '/faqs#host' })).toBe(
      '/faq/ /faqs 308\n/host/ /faqs#host 308\n/faq /faqs 308\n/host /faqs#host 308\n',
    );
  });

  test('lead on with a slash behind as many as fit, the first of the table first', () => {
    const table = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`/a${index}`, '/']));
    const lines = redirectsFile(table).trim().split('\n');
    expect(lines).toHaveLength(2000);
    expect(lines[0]).toBe('/a0/ / 308');
    expect(lines[499]).toBe('/a499/ / 308');
    expect(lines.slice(500)).toEqual(Object.keys(table).map((from) => `${from} / 308`));
  });

  test('are refused where a host would cut them off', () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`/a${index}`, '/']));
    expect(() => redirectsFile(many)).toThrow(/more than 2000/);
  });

  test('lead on from folders instead of from names, then no more from small letters, where pages are many', () => {
    const tableOf = (pages: number) =>
      Object.fromEntries(
        Array.from({ length: pages }, (_, n) => `p${n}`).flatMap((name) =>
          [
            ...['faqs', 'faq', 'help'].map((folder) => `/${folder}/drive/${name}`),
            `/faqs/drive/old-${name}`,
          ].map((from) => [from, `/faqs/drive/${name.toUpperCase()}`]),
        ),
      );
    const linesOf = (pages: number) =>
      redirectsFile(tableOf(pages))
        .trim()
        .split('\n')
        .filter((line) => !/^\S+\/ /.test(line));
    expect(linesOf(500)).toContain('/help/drive/p1 /faqs/drive/P1 308');
    const folders = ['/faq/* /faqs/:splat 308', '/help/* /faqs/:splat 308'];
    expect(linesOf(900).slice(-2)).toEqual(folders);
    expect(linesOf(900)).toHaveLength(2 * 900 + 2);
    expect(linesOf(1_500).slice(-2)).toEqual(folders);
    expect(linesOf(1_500)).toHaveLength(1_500 + 2);
    expect(linesOf(1_500)[0]).toBe('/faqs/drive/old-p0 /faqs/drive/P0 308');
  });
});
