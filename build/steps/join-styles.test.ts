import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { joinStyles } from './join-styles.ts';

let site: string;
beforeEach(() => (site = temporaryFolder()));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
}
const page = (...hrefs: string[]) =>
  `<!doctype html><head><meta name="a">${hrefs.map((href) => `\n  <link rel="stylesheet" type="text/css" href="${href}">`).join('')}\n  <link rel="icon" href="/i.svg"></head><body><p>a  b</body>`;
const read = (name: string) => readFileSync(join(site, name), 'utf8');
const joined = () => joinStyles({ root: site, site });
const sheets = () => readdirSync(join(site, 'static/css'));

test('a page gets one sheet of all its own, the order of the layers first, and else stays as it is', async () => {
  write({
    'index.html': page('/assets/a.css', '/assets/layers.css'),
    'assets/a.css': '.a{color:red}',
    'assets/layers.css': '@layer tokens,base;',
  });
  await joined();
  expect(read(`static/css/${sheets()[0]}`)).toBe('@layer tokens,base;.a{color:red}');
  expect(read('index.html')).toBe(
    `<!doctype html><head><meta name="a"><link rel="stylesheet" href="/static/css/${sheets()[0]}">\n  <link rel="icon" href="/i.svg"></head><body><p>a  b</body>`,
  );
});

test('attributes may stand in any order', async () => {
  write({ 'index.html': `<head><link href='/a.css' rel=stylesheet></head>`, 'a.css': 'p{top:0}' });
  await joined();
  expect(read('index.html')).toContain(
    `<head><link rel="stylesheet" href="/static/css/${sheets()[0]}"></head>`,
  );
});

test('pages of one kind share a sheet, and only joined sheets are deleted', async () => {
  write({
    'a.html': page('/assets/a.css'),
    'b/index.html': page('/assets/a.css'),
    'assets/a.css': '@font-face{src:url(/assets/f.woff2)}p{background:url("/assets/p.png")}',
    'assets/lazy.css': '',
    'assets/f.woff2': '',
    'assets/p.png': '',
    'assets/worker.js': '',
  });
  await joined();
  expect(sheets()).toHaveLength(1);
  expect(readdirSync(join(site, 'assets'))).toEqual(['f.woff2', 'lazy.css', 'p.png', 'worker.js']);
  expect(existsSync(join(site, 'assets/a.css'))).toBe(false);
});

test.each([
  ['a page without a sheet', { 'a.html': '<head></head>' }, /a\.html links no style sheet/],
  [
    'a sheet that is not there',
    { 'a.html': page('/x.css') },
    /links the style sheet \/x\.css, which the build did not/,
  ],
  [
    'a sheet of another host',
    { 'a.html': page('https://example.com/x.css') },
    /which the build did not write/,
  ],
  [
    'an import',
    { 'a.html': page('/x.css'), 'x.css': '@import "/y.css";' },
    /\/x\.css of .*cannot be joined.*@import/,
  ],
  [
    'a relative address',
    { 'a.html': page('/x.css'), 'x.css': 'p{background:url(p.png)}' },
    /it says url\(p\.png\)/,
  ],
])('%s stops the build', async (_name, files, message) => {
  write(files);
  await expect(joined()).rejects.toThrow(message);
});
