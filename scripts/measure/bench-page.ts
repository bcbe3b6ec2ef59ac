import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { server } from '../bootstrap/build-if-stale.mjs';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { bareText } from './bare-text.ts';
import { articlePaths } from '../../checks/built-site.ts';
import { startNginx, whyNot } from '../../deploy/testing/fronts.ts';
import { median } from './median.mjs';
import { withSite } from './with-site.ts';

const article = '/faqs/drive/VehicleReservations';
const nextArticle = '/faqs/drive/ReservationPayment';
/** Where the bare page stands. */
const bare = '/bare';
const cpuSlowdown = 4;
/** A page is left alone for so long once it is loaded: late work of its scripts counts, too. */
const restMs = 1_000;

/** What lies between a phone and us: both ways, in bits per second and ms for each request. */
const lines = [
  { name: '1.6 Mbit/s, 150 ms', bitsPerSecond: 1_600_000, latencyMs: 150 },
  { name: '400 kbit/s, 400 ms', bitsPerSecond: 400_000, latencyMs: 400 },
];
type Line = (typeof lines)[number];
/** For bytes alone. */
const quickLine: Line = { name: 'quick', bitsPerSecond: 100_000_000, latencyMs: 0 };

/** Times in ms from the beginning of the navigation, bytes with headers. */
interface View {
  fcp: number;
  lcp: number;
  /** Of the tasks after the first contentful paint, what is over 50 ms, in all. */
  tbt: number;
  /** The longest task, also before that; 0 below 50 ms. */
  longest: number;
  bytes: number;
}

/**
 * `npm run bench:page`: how soon an article is seen, on a CPU four times slower, beside a bare HTML page of the same words from
 * the same server, packed alike: in turns, each in a browser that knows nothing of us; and what the next article takes, whichever it is.
 * `npm run bench:page -- 5` makes five rounds.
 */
export default async function benchPage([rounds = '15']: string[]): Promise<number> {
  const folder = join(root, '.cache/bench-page');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  const client = join(folder, 'dist/client');
  writePacked(
    join(client, bare, 'index.html'),
    bareText(readFileSync(join(client, article, 'index.html'), 'utf8')),
  );
  try {
    await withSite(
      async (browser, address) => {
        await compareAll(browser, address, Number(rounds));
        await weighFollowing(browser, address, 'HTTP/1.1');
        await weighBehindNginx(browser, address);
      },
      // The certificate is of nginx's own making.
      { program: join(folder, server), browserArgs: ['--ignore-certificate-errors'] },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  return 0;
}

/** As the build packs a page. */
function writePacked(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
}

/** What was seen in each round, by the name of the page. */
type Rounds = Record<'bare' | 'article' | 'next article', View[]>;

async function compareAll(browser: Browser, address: string, rounds: number): Promise<void> {
  for (const line of lines) {
    say(`${line.name}, medians of ${rounds}`.padEnd(40) + row(['FCP', 'LCP', 'TBT', 'longest', 'bytes']));
    tell(await viewInTurns(browser, address, line, rounds));
  }
}

async function viewInTurns(browser: Browser, address: string, line: Line, rounds: number): Promise<Rounds> {
  const views: Rounds = { bare: [], article: [], 'next article': [] };
  const viewBare = async () => views.bare.push(...(await visit(browser, line, [address + bare])));
  const viewArticles = async () => {
    const [first, next] = await visit(browser, line, [address + article, address + nextArticle]);
    views.article.push(first!);
    views['next article'].push(next!);
  };
  // Whoever comes second finds the machine as the first has left it: both do, in turns.
  for (let round = 0; round < rounds; round++)
    for (const view of round % 2 === 0 ? [viewBare, viewArticles] : [viewArticles, viewBare]) await view();
  return views;
}

/** Medians, and where the half in the middle lies: on a machine with other work it is wide, and the ratio says little. */
function tell(views: Rounds): void {
  const paints = ['fcp', 'lcp'] as const;
  const of = (name: keyof Rounds, what: keyof View) => views[name].map((view) => view[what]);
  for (const name of ['bare', 'article', 'next article'] as const) {
    const times = ([...paints, 'tbt', 'longest'] as const).map((what) => ms(median(of(name, what))));
    say(`  ${name}`.padEnd(40) + row([...times, `${median(of(name, 'bytes'))}`]));
    say(`  half of those of the ${name}`.padEnd(40) + row(paints.map((what) => half(of(name, what), 0))));
  }
  const ratios = paints.map((what) => median(of('article', what)) / median(of('bare', what)));
  say('  article to bare'.padEnd(40) + row(ratios.map((ratio) => ratio.toFixed(2))));
  const inRounds = paints.map((what) => of('article', what).map((time, at) => time / of('bare', what)[at]!));
  say('  half of the rounds'.padEnd(40) + row(inRounds.map((all) => half(all, 2))));
}

/** Between which values the half in the middle lies. */
function half(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return [sorted[quarter]!, sorted.at(-1 - quarter)!].map((value) => value.toFixed(digits)).join('–');
}

/** Of thousands some: to open each takes a second. */
const mostWeighed = 25;

/** As readers have it, over TLS: HTTP/2 packs headers, too. */
async function weighBehindNginx(browser: Browser, address: string): Promise<void> {
  const missing = whyNot('nginx', 'openssl');
  if (missing) return say(missing);
  const port = Number(new URL(address).port);
  const front = await startNginx([port, port]);
  try {
    await weighFollowing(browser, front.url, 'HTTP/2 of nginx');
  } finally {
    await front.stop();
  }
}

/** Articles, each as the second one that somebody opens: all that then comes over the line, headers included. */
async function weighFollowing(browser: Browser, address: string, protocol: string): Promise<void> {
  const weights: { path: string; bytes: number }[] = [];
  const step = Math.ceil(articlePaths.length / mostWeighed);
  for (const path of articlePaths.filter((_path, at) => at % step === 0)) {
    const first = path === article ? nextArticle : article;
    const [, { bytes }] = (await visit(browser, quickLine, [address + first, address + path])) as [
      View,
      View,
    ];
    weights.push({ path, bytes });
  }
  const [most] = weights.sort((one, other) => other.bytes - one.bytes);
  const middle = median(weights.map(({ bytes }) => bytes));
  say(
    `next article, bytes by ${protocol}`.padEnd(42) +
      `median ${middle}  most ${most!.bytes}  of ${weights.length}  ${most!.path}`,
  );
}

const ms = (time: number) => `${Math.round(time)} ms`;
const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(10)).join('');

/** Pages one after the other, as somebody sees them who comes for the first time. */
async function visit(browser: Browser, line: Line, addresses: readonly string[]): Promise<View[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    return await viewAll(context, line, addresses);
  } finally {
    await context.close();
  }
}

async function viewAll(context: BrowserContext, line: Line, addresses: readonly string[]): Promise<View[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bitsPerSecond / 8,
    uploadThroughput: line.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const views: View[] = [];
  for (const address of addresses) {
    bytes = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(restMs);
    views.push({ ...(await page.evaluate(timesOf)), bytes });
  }
  return views;
}

/** What the browser has noted; runs in the page. */
async function timesOf(): Promise<Omit<View, 'bytes'>> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 200, []);
    });
  const paints = await entriesOf('paint');
  const largest = await entriesOf('largest-contentful-paint');
  const tasks = await entriesOf('longtask');
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')!.startTime;
  const blocked = tasks.map(({ startTime, duration }) =>
    Math.max(0, Math.min(duration - 50, startTime + duration - fcp)),
  );
  return {
    fcp,
    lcp: largest.at(-1)!.startTime,
    tbt: blocked.reduce((sum, time) => sum + time, 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
