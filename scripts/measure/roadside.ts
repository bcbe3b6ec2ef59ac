import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { say } from '../bootstrap/say.mjs';
import { median } from './median.mjs';
import { withSite } from './with-site.ts';

/** 400 kbit/s and 400 ms, both ways. */
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const cpuSlowdown = 4;
const keyDelayMs = 120;
const runs = 3;
/** What a phone of 664 px shows above its keyboard, in CSS pixels. */
const aboveKeyboard = 380;

/** What somebody searches, where the answer stands, and the line that answers. */
const questions = [
  {
    query: "car won't unlock",
    page: 'VehicleReservations',
    answer: /wait in a safe place and call support/i,
  },
  { query: 'accident', page: 'VehicleReservations', answer: /call 911/i },
  {
    query: 'running late',
    page: 'DriverResponsibilities',
    answer: /ask for more time/i,
  },
  { query: 'charged twice', page: 'ReservationPayment', answer: /compare the amount/i },
];

/**
 * `npm run roadside`: how long a driver on a bad network and an old phone waits for the right line, by what they search.
 * From the first tap on the home page to the line on the screen, typing at 120 ms a key; the median of three runs.
 * `npm run roadside -- http://127.0.0.1:3000` measures a site that runs already.
 */
export default async function roadside([running]: string[]): Promise<number> {
  if (!running) return withSite(measureAll);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measureAll(browser, running);
  } finally {
    await browser.close();
  }
}

async function measureAll(browser: Browser, address: string): Promise<number> {
  say(
    'query                rank        taps      opens  answered line read  tap to it    in all  first hit on the page that answers',
  );
  for (const question of questions) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measure(browser, address, question));
    say(row(question.query, measured));
  }
  return 0;
}

/** One search: where the answer stood, and times in ms; without times, it was not found. */
interface Measured {
  rank: number | 'none';
  taps: number | string;
  target: string | undefined;
  times?: Record<(typeof columns)[number], number | undefined>;
}

const columns = ['opened', 'answered', 'read', 'section', 'all'] as const;

/** One search, from the first tap to the answering line. */
async function measure(
  browser: Browser,
  address: string,
  { query, page: name, answer }: (typeof questions)[number],
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    await page.goto(`${address}/`);
    await page.waitForLoadState('networkidle');

    const start = Date.now();
    await page.locator('header a[href="/search"]:visible').first().tap();
    const field = page.locator('main input[name=q]');
    await field.waitFor();
    const opened = Date.now();
    const isFocused = await page
      .waitForFunction(() => document.activeElement?.matches('main input[name=q]'), null, { timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isFocused) await field.tap();
    await page.keyboard.type(query, { delay: keyDelayMs });
    const typed = Date.now();
    // What the page offers before anybody asks is no answer.
    const hits = page.locator('main :is(ol, [data-safety]) a[href*="/faqs/"][href*="#"]');
    await hits.first().waitFor();
    const answered = Date.now();
    // The line may stand in the answers already: above the keyboard, no tap is needed at all.
    const inAnswers = page.locator('main').getByText(answer).first();
    const isRead = (await inAnswers.count()) > 0 && (await inAnswers.evaluate(isAbove, aboveKeyboard));
    const read = Date.now();
    const targets = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const rank = targets.findIndex((href) => new RegExp(`^/faqs/drive/${name}#`).test(href)) + 1;
    if (rank === 0) return { rank: 'none', taps: 0, target: targets[0] };

    const target = targets[rank - 1] ?? '';
    const tapped = Date.now();
    await hits.nth(rank - 1).tap();
    await page.waitForURL(`**${target}`, { waitUntil: 'commit' });
    const section = page.locator(`section:has(#${target.split('#')[1]})`).last();
    const text = section.getByText(answer).first();
    await text.waitFor();
    const seen = await text.evaluate(waitUntilSeen);
    const end = Date.now();
    return {
      rank,
      target,
      taps: `${isFocused ? 2 : 3}${seen ? '' : ' + scroll'}`,
      times: {
        opened: opened - start,
        answered: answered - typed,
        read: isRead ? read - start : undefined,
        section: end - tapped,
        all: end - start,
      },
    };
  } finally {
    await context.close();
  }
}

/** Whether an element ends above a line of the window, in CSS pixels; runs in the page. */
function isAbove(element: Element, edge: number): boolean {
  return element.getBoundingClientRect().bottom <= edge;
}

/** Whether a line is on the screen once the page has come to rest; runs in the page. */
async function waitUntilSeen(element: Element): Promise<boolean> {
  const isSeen = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  for (let look = 0; look < 60 && !isSeen(); look++) await new Promise((resolve) => setTimeout(resolve, 50));
  return isSeen();
}

function row(query: string, measured: readonly Measured[]): string {
  const seconds = (column: (typeof columns)[number]) => {
    const times = measured.flatMap(({ times: each }) => each?.[column] ?? []);
    return times.length === measured.length ? `${(median(times) / 1000).toFixed(1)} s` : '–';
  };
  const [{ rank, taps, target }] = measured as [Measured];
  return [
    query.padEnd(20),
    String(rank).padStart(5),
    String(taps).padStart(12),
    ...columns.map((column) => seconds(column).padStart(10)),
    `  ${target}`,
  ].join('');
}
