/**
 * `npm run roadside`: how long a driver on a bad network and an old phone waits for the right line, by what they search.
 * From the first tap on the home page to the line on the screen, typing at 120 ms a key; the median of three runs.
 * `npm run roadside -- http://127.0.0.1:3000` measures a site that runs already.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { buildIfStale, server } from './bootstrap/build-if-stale.mjs';
import { freePort } from './bootstrap/free-port.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

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
  { query: "car won't unlock", page: 'VehicleReservations', answer: /call support from the reservation/i },
  { query: 'accident', page: 'VehicleReservations', answer: /call 911/i },
  {
    query: 'running late',
    page: '(DriverResponsibilities|VehicleReservations)',
    answer: /ask for more time/i,
  },
  { query: 'charged twice', page: 'ReservationPayment', answer: /compare the amount/i },
];

await runTool(async () => {
  const executablePath = await ensureBrowser();
  const running = process.argv[2];
  const own = running ? undefined : await startServer();
  const address = running ?? own?.address;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    say(
      'query                rank        taps      opens  answered line read  tap to it    in all  first hit on the page that answers',
    );
    for (const question of questions) {
      const measured = [];
      for (let run = 0; run < runs; run++) measured.push(await measure(browser, address, question));
      say(row(question.query, measured));
    }
    return 0;
  } finally {
    await browser.close();
    own?.gateway.kill();
  }
});

async function startServer() {
  await buildIfStale();
  const port = await freePort();
  const gateway = spawn(process.execPath, [server], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(gateway.stdout, 'data');
  return { gateway, address: `http://127.0.0.1:${port}` };
}

/**
 * One search, from the first tap to the answering line.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the site
 * @param {{ query: string, page: string, answer: RegExp }} question
 */
async function measure(browser, address, { query, page: name, answer }) {
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
    const hits = page.locator('main a[href*="/faqs/"][href*="#"]');
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
      opened: opened - start,
      answered: answered - typed,
      read: isRead ? read - start : undefined,
      section: end - tapped,
      all: end - start,
    };
  } finally {
    await context.close();
  }
}

/**
 * Whether an element ends above a line of the window, in CSS pixels; runs in the page.
 *
 * @param {Element} element
 * @param {number} line
 */
function isAbove(element, line) {
  return element.getBoundingClientRect().bottom <= line;
}

/**
 * Whether a line is on the screen once the page has come to rest; runs in the page.
 *
 * @param {Element} element
 */
async function waitUntilSeen(element) {
  const isSeen = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  for (let look = 0; look < 60 && !isSeen(); look++) await new Promise((resolve) => setTimeout(resolve, 50));
  return isSeen();
}

/**
 * @param {string} query
 * @param {any[]} measured
 */
function row(query, measured) {
  const median = (/** @type {string} */ key) => {
    const values = measured.map((each) => each[key]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)];
  };
  const seconds = (/** @type {string} */ key) =>
    median(key) === undefined ? '–' : `${(median(key) / 1000).toFixed(1)} s`;
  return [
    query.padEnd(20),
    String(measured[0].rank).padStart(5),
    String(measured[0].taps).padStart(12),
    ...['opened', 'answered', 'read', 'section', 'all'].map((key) => seconds(key).padStart(10)),
    `  ${measured[0].target}`,
  ].join('');
}
