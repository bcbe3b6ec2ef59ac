import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { plainCss } from '../plugins/plain-properties.ts';
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
  `<!doctype html><head><meta name="a">${hrefs.map((href) => `\n  <link rel="stylesheet" type="text/css" href="${href}">`).join('')}\n  <link rel="icon" href="/i.svg"></head><body><p class="a">a  b</body>`;
const read = (name: string) => readFileSync(join(site, name), 'utf8');
const joined = () => joinStyles({ root: site, site });
const styles = (name: string) => [...read(name).matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css);

test('a page has all its styles in one element, the order of the layers first, and else stays as it is', async () => {
  write({
    'index.html': page('/assets/a.css', '/assets/layers.css'),
    'assets/a.css': '.a{color:red}',
    'assets/layers.css': '@layer tokens,base;',
  });
  await joined();
  expect(read('index.html')).toBe(
    `<!doctype html><head><meta name="a">\n  <link rel="icon" href="/i.svg"><style>@layer tokens,base;.a{color:red}</style></head><body><p class="a">a  b</body>`,
  );
});

test('attributes may stand in any order', async () => {
  write({ 'index.html': `<head><link href='/a.css' rel=stylesheet></head>`, 'a.css': ':root{top:0}' });
  await joined();
  expect(read('index.html')).toBe('<head><style>:root{top:0}</style></head>');
});

test('pages of one kind have the same element, and only joined sheets are deleted', async () => {
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
  expect(styles('a.html')).toEqual(styles('b/index.html'));
  expect(readdirSync(join(site, 'assets'))).toEqual(['f.woff2', 'lazy.css', 'p.png', 'worker.js']);
  expect(existsSync(join(site, 'assets/a.css'))).toBe(false);
});

const large = (name: string) => `.${name}{color:red}@media print{p{margin:${'0 '.repeat(500)}0}}`;

test('a large sheet is left out of pages that have nothing of it, and in all if a script of theirs may need it', () => {
  const script = (name: string) => `<script src="/static/js/${name}.js" type="module"></script>`;
  const island = '<div data-island="tool" data-script="1f"></div>';
  const links = page('/b.css', '/large.css');
  write({
    'plain.html': links + script('entry'),
    'marked.html': links.replace('<p class="a">', '<p class="big b">'),
    'island.html': links + island,
    'search/index.html': links,
    'client/static/js/entry.js': 'import"./shared.js";const big=1',
    'client/static/js/shared.js': 'const styles={b:`b`}',
    'client/static/js/tool.island.1f.js': 'import("./later.js")',
    'client/static/js/later.js': 'const styles={big:`big`}',
    'search/server.js': 'import{a}from"../chunks/view.js"',
    'chunks/view.js': 'const a={big:"big"}',
    'b.css': '.b{color:blue}',
    'large.css': large('big'),
  });
  return joined().then(() => {
    expect(styles('plain.html')).toEqual(['.b{color:blue}']);
    for (const name of ['marked.html', 'island.html', 'search/index.html'])
      expect(styles(name)[0], name).toContain('.big{color:red}');
  });
});

test('what the server puts in later finds its properties', async () => {
  const incident = plainCss()(readFileSync('site/incident/incident.css', 'utf8'));
  const [late] = [...incident.matchAll(/var\((--[\w-]+)/g)];
  write({ 'a.html': page('/a.css'), 'a.css': `:root{${late![1]}:1px;--unknown:2px}` });
  await joined();
  expect(styles('a.html')).toEqual([`:root{${late![1]}:1px}`]);
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
  ['a page without a head', { 'a.html': '<p>' }, /a\.html has no end of its head/],
  [
    'the end of the element',
    { 'a.html': page('/x.css'), 'x.css': 'p:after{content:"</style>"}' },
    /cannot be joined with others: it says <\/style/,
  ],
  [
    'a script that is not there',
    { 'a.html': `${page('/x.css')}<script src="/static/js/x.js">`, 'x.css': 'p{top:0}' },
    /loads the script .*x\.js, which the build did not write/,
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

test('what is folded away in a page has a sheet of its own, which nobody fetches before a script enables it', async () => {
  const fold =
    '<details class="a" data-tool="cancel"><summary class="b"></summary><details><p></details><p class="tool"></details><details></details><p>';
  write({
    'folded.html': page('/a.css', '/tool.css').replace('</body>', `${fold}</body>`),
    'open.html': page('/a.css', '/tool.css').replace('</body>', '<p class="tool"></body>'),
    'a.css': '.a,.b{color:red}:root{--b:1px;--c:1px}details p,h6{top:0}',
    'tool.css': large('tool').replace('red', 'var(--b)'),
  });
  await joined();
  const [sheet] = readdirSync(join(site, 'static/css'));
  expect(read(`static/css/${sheet}`)).toContain('.tool{color:var(--b)}');
  expect(styles('folded.html')).toEqual(['.a,.b{color:red}:root{--b:1px}details p{top:0}']);
  expect(read('folded.html')).toContain(
    `data-tool="cancel" data-when="visible"><summary class="b"></summary><link rel="stylesheet" href="/static/css/${sheet}" disabled><details>`,
  );
  expect(styles('open.html')[0]).toContain('.tool{color:var(--b)}');
  expect(read('open.html')).not.toContain('<link rel="stylesheet"');
});

test('a small sheet comes with what is folded away, too, and what both use stays in the page', async () => {
  const fold = '<details class="a" data-tool="cancel"><summary></summary><p class="note b"></details>';
  write({
    'folded.html': page('/a.css', '/note.css').replace('</body>', `${fold}</body>`),
    'a.css': '.a,.b,.c{top:0}',
    'note.css': '.note{top:1px}',
  });
  await joined();
  const [sheet] = readdirSync(join(site, 'static/css'));
  expect(read(`static/css/${sheet}`)).toBe('.note{top:1px}');
  expect(styles('folded.html')).toEqual(['.a,.b{top:0}']);
});
