import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLanguage } from '../config/languages.ts';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { hashedFiles, keepFormer } from './keep-former.mjs';
import { startProgram } from '../scripts/bootstrap/start-program.mjs';
import { copyRepository } from './testing/copy-repository.ts';
import { type RunningBuild, startBuild, startCommand } from './testing/run-build.ts';

/** Built twice at once, and then broken in several ways. */
const here = mkdtempSync(join(tmpdir(), 'a build with spaces-'));
/** Built once, in another folder, at another time. */
const elsewhere = mkdtempSync(join(tmpdir(), 'built-elsewhere-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  for (const folder of [here, elsewhere]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function start(folder: string, ...options: string[]): RunningBuild {
  const build = startBuild(folder, ...options);
  started.push(build.child);
  return build;
}

const page = 'site/pages/(common)/styleguide';
const content = `content/${defaultLanguage}`;
const article = `${content}/help/drive/ReservationPayment.mdx`;
let both: { code: number | null; output: string }[];
let later: { code: number | null; output: string };
let built: Record<string, string>;

beforeAll(async () => {
  for (const folder of [here, elsewhere]) {
    copyRepository(folder, folder === elsewhere);
    importFiles(folder);
  }
  // As of a repository that was copied with all that is in it.
  cpSync(join(root, '.cache/builder'), join(elsewhere, '.cache/builder'), { recursive: true });
  const clockAhead = ['--import', join(elsewhere, 'build/testing/clock-ahead.mjs')];
  const builds = [start(here), start(here), start(elsewhere, ...clockAhead)];
  const [first, second, third] = await Promise.all(builds.map(({ ended }) => ended));
  both = [first!, second!];
  later = third!;
  built = digests(here);
});

/** Gives a page, its styles and the script of all pages something to import. */
function importFiles(folder: string): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, page, name), text);
  for (const name of ['picture.png', 'dot.svg', 'letters.woff2']) write(name, `of ${name}`);
  write(
    'extra.module.css',
    '@font-face{font-family:x;src:url(./letters.woff2)}.extra{background:url(./dot.svg)}',
  );
  write('worker.ts', 'postMessage("of worker.ts");');
  write(
    '+Page.tsx',
    `import picture from './picture.png'; import styles from './extra.module.css';
    export default function Page() { return <main><h1>All</h1><img className={styles.extra} src={picture} alt="" /></main>; }`,
  );
  appendFileSync(
    join(folder, 'site/pages/+client.ts'),
    `if (location.hash === '#work') new Worker(new URL('./(common)/styleguide/worker.ts', import.meta.url), { type: 'module' });`,
  );
}

/** Every file of the built folder by its content. */
function digests(folder: string): Record<string, string> {
  const dist = join(folder, 'dist');
  return Object.fromEntries(
    filesBelow(dist).map((file) => [
      relative(dist, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** Builds with a change to a file, which is taken back, and looks whether the former build is still whole. */
async function failingBuild(file: string, change: (text: string) => string): Promise<string> {
  const path = join(here, file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
  const { code, output } = await start(here).ended;
  writeFileSync(path, text);
  expect(code).toBe(1);
  expect(output).toContain('Nothing was built: dist/ is as it was.');
  expect(output).not.toContain('node_modules');
  expect(digests(here)).toEqual(built);
  return output;
}

test('of two builds at once one waits, and finds what the other has made', () => {
  expect(both.map(({ code, output }) => (code === 0 ? 0 : output))).toEqual([0, 0]);
  const [waited, ...others] = both.filter(({ output }) => output.includes('Another build is at work'));
  expect(waited?.output).toContain('dist/ is up to date');
  expect(others).toEqual([]);
  expect(readdirSync(join(here, '.cache/build'))).toEqual([]);
});

test('two builds of the same sources are the same to the byte, in another folder and two years later', () => {
  expect(later.code === 0 ? 0 : later.output).toBe(0);
  const [one, other] = [built, digests(elsewhere)];
  expect(Object.keys(other).filter((name) => other[name] !== one[name])).toEqual([]);
  expect(Object.keys(other).sort()).toEqual(Object.keys(one).sort());
});

test('what a build says is one line; two years later it names how many pages are overdue, and builds', () => {
  const said = both.map(({ output }) => output.trim()).sort((a, b) => a.length - b.length)[0];
  expect(said).toMatch(
    /^Help pages to read again: \d+ overdue, \d+ within 30 days \(npm run review lists them\)\.$/,
  );
  expect(later.output).toMatch(/^Help pages to read again: [1-9]\d* overdue,/m);
});

test('npm run review lists the pages of a repository', async () => {
  const review = startCommand(here, 'scripts/review.mjs');
  started.push(review.child);
  const { code, output } = await review.ended;
  expect([code, output]).toEqual([0, expect.stringMatching(/^Overdue: \d+\nWithin 30 days: \d+/m)]);
});

test('an imported picture, font, address in a style and worker are there, under the addresses that ask for them', () => {
  const read = (name: string) => readFileSync(join(here, 'dist/client', name), 'utf8');
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? `${pattern} is not in ${text}`;
  const html = read('styleguide/index.html');
  expect(read(find(html, /<img[^>]* src="([^"]+)"/))).toBe('of picture.png');
  const css = find(html, /<style>(.*?)<\/style>/s);
  expect(read(find(css, /url\(["']?([^)"']+letters[^)"']+\.woff2)/))).toBe('of letters.woff2');
  expect(read(find(css, /url\(["']?([^)"']+\.svg)/))).toBe('of dot.svg');
  const script = find(html, /<script[^>]* src="([^"]+)"/);
  const entry = read(script);
  expect(read(find(entry, /new Worker\(new URL\([`"']([^`"']+)/))).toContain('of worker.ts');
});

test('a mistake in the words: file, line, field and remedy, and nothing else', async () => {
  const output = await failingBuild(article, (text) =>
    text.replace(/question: .*\?/, 'question: The cost of a reservation'),
  );
  expect(output).toMatch(
    new RegExp(`^${article}:\\d+ · sections\\.\\w+\\.question · a question ends with a question mark$`, 'm'),
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('a mistake in a list of words, which shows only when pages are rendered', async () => {
  const output = await failingBuild(`${content}/interface.yaml`, (text) =>
    text.replace(/^nextPage: .*$/m, 'nextPaeg: Next'),
  );
  expect(output).toMatch(
    new RegExp(
      `^${content}/interface\\.yaml:\\d+ · \\(whole file\\) · Unrecognized key: "nextPaeg"; known here are nextPage,`,
      'm',
    ),
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('sources that are saved while they are built: it says so, and keeps nothing that was made of half of them', async () => {
  const { child, ended } = start(here);
  const work = join(here, '.cache/build', String(child.pid));
  while (!existsSync(work)) await wait(20);
  const file = join(here, article);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('*/}\n\n', '*/}\n\nSaved too early. '));
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toContain('Sources were changed while the site was built from them. Build again.');
  expect(digests(here)).toEqual(built);
  writeFileSync(file, text);
});

test('a mistake in code', async () => {
  const output = await failingBuild('site/client/menu.ts', (text) => `${text}export const broken = (;`);
  expect(output).toMatch(/site\/client\/menu\.ts:\d+:\d+/);
});

test('a build that was killed leaves the former one; the next one, with a wrong type, neither waits nor finds leftovers', async () => {
  const { child, ended } = start(here);
  const work = join(here, '.cache/build', String(child.pid));
  // By then the pages are there, and the compiler, which a kill does not reach, has ended.
  while (!existsSync(join(work, 'dist/client/sitemap.xml'))) {
    expect(child.exitCode).toBe(null);
    await wait(50);
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await ended).code).toBe(null);
  expect(existsSync(work)).toBe(true);
  expect(digests(here)).toEqual(built);

  const output = await failingBuild('rules/money.ts', (text) => `${text}export const broken: number = 'x';`);
  expect(output).toMatch(/^rules\/money\.ts\(\d+,\d+\): error TS2322/m);
  expect(output).not.toContain('Another build');
  expect(existsSync(work)).toBe(false);
});

test('an article that is changed makes the same site with what is kept of other pages as without', async () => {
  const file = join(elsewhere, article);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('*/}\n\n', '*/}\n\nA new sentence is the answer. '));
  const buildElsewhere = async () => {
    expect((await start(elsewhere).ended).code).toBe(0);
    return Object.fromEntries(
      Object.entries(digests(elsewhere)).filter(([name]) => !name.startsWith('former')),
    );
  };
  const page = 'client/faqs/drive/ReservationPayment/index.html';
  const withKept = await buildElsewhere();
  expect(withKept[page]).not.toBe(built[page]);
  for (const name of readdirSync(join(elsewhere, '.cache/made')).filter(
    (name) => !/^(compressed|pictures)/.test(name),
  ))
    rmSync(join(elsewhere, '.cache/made', name), { recursive: true });
  expect(await buildElsewhere()).toEqual(withKept);
  // What the builds before have replaced was cleared away beside this one.
  expect(readdirSync(join(elsewhere, '.cache/replaced')).length).toBe(1);
});

test('a page of the former build finds all its files, whichever of two instances of both builds is asked', async () => {
  const old = join(here, '.cache/old-dist');
  cpSync(join(here, 'dist'), old, { recursive: true });
  const running = await startServer(old);
  appendFileSync(join(here, 'site/client/menu.ts'), "document.documentElement.dataset.changed = '';\n");
  expect((await start(here).ended).code).toBe(0);

  const dist = join(here, 'dist');
  const [oldFiles, newFiles] = [hashedFiles(old), hashedFiles(dist)];
  const gone = oldFiles.filter((file) => !newFiles.includes(file));
  expect(gone.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  const served = [...oldFiles, ...newFiles].filter((file) => !/\.(br|gz)$/.test(file));

  await keepFormer(old, [dist]);
  for (const address of [running, await startServer(dist)]) {
    const missing: string[] = [];
    for (const file of new Set(served)) {
      const { status, headers } = await fetch(address + encodeURI(file));
      if (status !== 200 || !headers.get('cache-control')?.includes('immutable')) missing.push(file);
    }
    expect(missing).toEqual([]);
  }
});

/** Starts a built server, and gives its address. */
async function startServer(dist: string): Promise<string> {
  const { url, child } = await startProgram(join(dist, 'gateway/server.js'));
  started.push(child);
  return url;
}
