import type { Browser, Page } from '@playwright/test';
import { loadSource } from '../../build/load-source.ts';
import type * as Labeled from '../../checks/search/labeled.ts';
import { compressedSize } from '../../checks/measure-weight.ts';
import { pack } from '../../gateway/http/pack.ts';
import { buildIndex } from '../../search/build-index.ts';
import { openSearch } from '../../search/engine.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { SearchData, SearchDocument } from '../../search/types.ts';
import { withGeneratedSections } from '../bench/generated-sections.ts';
import { say } from '../bootstrap/say.mjs';
import { median } from './median.mjs';
import { withSite } from './with-site.ts';

const cpuSlowdown = 4;
/** As many answers as open below a field. */
const shown = 6;
/** How many wordings are typed in a browser, letter by letter. */
const typed = 6;
/** How often they are typed once all that they ask for is there: of some 140 keys, 5 % are too few to tell. */
const rounds = 5;
/** Of more sections than that not each is asked its own question. */
const maxAsked = 1_000;
/** After so long the parts that a letter asks for are there. */
const restMs = 150;

interface Wording {
  q: string;
  audience: 'drive' | 'host' | 'any';
}

/**
 * `npm run bench:search`: what the search takes among 21, 500 and 2,000 articles, real and generated: bytes, and time on a CPU
 * four times slower. `npm run bench:search -- 5000` measures other numbers.
 */
export default async function benchSearch(counts: string[]): Promise<number> {
  const { siteData, shared, heldOut, roadside, everyday } =
    await loadSource<typeof Labeled>('/checks/search/labeled.ts');
  const wordings: Wording[] = [...shared, ...heldOut, ...roadside, ...everyday];
  await withSite(async (browser, address) => {
    const { words } = (await (await fetch(`${address}/search-index.json`)).json()) as { words: object };
    for (const count of counts.length > 0 ? counts.map(Number) : [21, 500, 2_000]) {
      const documents = count > 21 ? withGeneratedSections(siteData.documents, count) : siteData.documents;
      say(`\n${count} articles, ${documents.length} sections and pages`);
      const index = build({ ...siteData, documents });
      const file = { core: index.core, parts: '/static/search/bench/', words };
      const engine = await inBrowser(browser, address, index, JSON.stringify(file), wordings);
      inBytes(index, await packedSizes(index), engine, wordings);
      ownQuestions(index, documents);
    }
  });
  return 0;
}

function build(data: SearchData): SearchIndex {
  const before = process.cpuUsage();
  const index = buildIndex(data);
  const { user, system } = process.cpuUsage(before);
  const sizes = Object.values(index.parts).map((part) => JSON.stringify(part).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  row('built in, s of processor', [((user + system) / 1e6).toFixed(1)]);
  row('files, MB', [String(sizes.length + 1), (total / 1e6).toFixed(1)]);
  return index;
}

/** Bytes of each part, packed as the build does. */
async function packedSizes({ parts }: SearchIndex): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const [name, part] of Object.entries(parts))
    sizes.set(name, await packedSize(name, JSON.stringify(part)));
  return sizes;
}

const packedSize = async (name: string, json: string) =>
  (await pack.br(Buffer.from(json), `${name}.json`)).length;

/** What questions bring along: each as the first one, and each after another. */
function inBytes(
  { core, parts }: SearchIndex,
  sizes: ReadonlyMap<string, number>,
  engine: number,
  wordings: readonly Wording[],
): void {
  function load({ q, audience }: Wording, there: Set<string>): { bytes: number; rounds: number } {
    const { search } = openSearch(core, (name) => (there.has(name) ? parts[name] : undefined));
    let bytes = 0;
    for (let rounds = 0; ; rounds++) {
      const { missing } = search(q, { audience, limit: shown });
      if (!missing) return { bytes, rounds };
      for (const name of missing) {
        there.add(name);
        bytes += sizes.get(name)!;
      }
    }
  }
  const first = wordings.map((wording) => load(wording, new Set()));
  const second = wordings.map((wording, at) => {
    const there = new Set<string>();
    load(wordings.at(at - 1)!, there);
    return load(wording, there).bytes;
  });
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const uses = first.map(({ bytes }) => bytes + engine);
  row('engine and core, kB', [kB(engine)]);
  row('first use, kB: median, 95 %, most', [at(uses, 0.5), at(uses, 0.95), Math.max(...uses)].map(kB));
  row('second question, kB: median, 95 %', [median(second), at(second, 0.95)].map(kB));
  row('with a third round trip, %', [
    ((100 * first.filter(({ rounds }) => rounds > 2).length) / first.length).toFixed(1),
  ]);
}

/** Whether sections answer their own questions, asked word for word: of many sections one in so many is asked. */
function ownQuestions({ core, parts }: SearchIndex, documents: readonly SearchDocument[]): void {
  const { search } = openSearch(core, (name) => parts[name]);
  const help = documents.filter(({ kind }) => kind === 'help');
  const every = Math.ceil(help.length / maxAsked);
  const answers = help
    .filter((_document, index) => index % every === 0)
    .map(({ question, audience, url }) => ({ url, ...search(question, { audience }) }));
  const percent = (count: number) => ((100 * count) / answers.length).toFixed(1);
  row('own questions, %: first, told that none fits', [
    percent(answers.filter(({ url, hits }) => hits[0]?.document.url === url).length),
    percent(answers.filter(({ fits }) => !fits).length),
  ]);
}

/** @returns bytes of the engine and the core */
async function inBrowser(
  browser: Browser,
  address: string,
  { parts }: SearchIndex,
  file: string,
  wordings: readonly Wording[],
): Promise<number> {
  const page = await browser.newPage();
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: file }),
  );
  await page.route('**/static/search/bench/*', (route) => {
    const name = /([^/]+)\.json$/.exec(route.request().url())![1]!;
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(parts[name]) });
  });
  await page.goto(`${address}/faqs`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const loaded: Promise<number>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(compressedSize(request));
  });
  const field = page.locator('main [name=q]');
  // What the browser's driver brings along itself is a long task, too: it comes with the first question.
  await field.isVisible();
  await watchTasks(page);
  await field.focus();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  row(`opening, longest task, ms (CPU ${cpuSlowdown}x)`, [await longestTask(page)]);
  const some = wordings
    .filter((_, index) => index % Math.floor(wordings.length / typed) === 0)
    .slice(0, typed);
  const starts = some.flatMap(({ q }) => Array.from({ length: q.length }, (_, end) => q.slice(0, end + 1)));
  await typeAll(page, starts, restMs);
  row(`while parts come, longest task, ms`, [await longestTask(page)]);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(...(await typeAll(page, starts, 0)));
  row(
    `a key stroke, ms: median, 95 %, most`,
    [at(times, 0.5), at(times, 0.95), Math.max(...times)].map((ms) => ms.toFixed(1)),
  );
  const engine = await Promise.all(loaded);
  await page.close();
  const core = await packedSize('search-index', file);
  return engine.reduce((sum, size) => sum + size, core);
}

/** Types texts one after another, and gives how long each key kept the page busy, in ms. */
const typeAll = (page: Page, starts: readonly string[], pauseMs: number): Promise<number[]> =>
  page.evaluate(
    async ([texts, pause]) => {
      const input = document.querySelector<HTMLInputElement>('main [name=q]')!;
      const taken: number[] = [];
      for (const text of texts) {
        const before = performance.now();
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        // What is new on the screen is laid out within the same stroke.
        document.body.getBoundingClientRect();
        taken.push(performance.now() - before);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return taken;
    },
    [starts, pauseMs] as const,
  );

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

/** The longest task since this was asked last; browsers tell of none below 50 ms. */
async function longestTask(page: Page): Promise<string> {
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  return tasks.length > 0 ? Math.max(...tasks).toFixed(0) : 'below 50';
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

const row = (what: string, values: readonly string[]) => say(`${what.padEnd(40)} ${values.join('  ')}`);
