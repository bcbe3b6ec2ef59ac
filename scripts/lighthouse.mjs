/**
 * `npm run lighthouse`: what Lighthouse says of three pages on a phone, with simulated throttling. Accessibility, best
 * practices and search must be 100 each time. The performance score depends on what else the machine does, so the
 * median of three runs counts, and it must reach the least that is named below.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { buildIfStale, server } from './bootstrap/build-if-stale.mjs';
import { freePort } from './bootstrap/free-port.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

const paths = ['/', '/faqs', '/faqs/drive/VehicleReservations'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const least = { performance: Number(process.env.LIGHTHOUSE_PERFORMANCE ?? 100) };
const runs = 3;

await runTool(async () => {
  const executablePath = await ensureBrowser();
  await buildIfStale();
  const [port, debugPort] = [await freePort(), await freePort()];
  const gateway = spawn(process.execPath, [server], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
  });
  try {
    await once(gateway.stdout, 'data');
    say(categories.map((name) => name.padStart(15)).join(''));
    let below = 0;
    for (const path of paths) below += await judge(`http://127.0.0.1:${port}`, path, debugPort);
    return below > 0 ? 1 : 0;
  } finally {
    await browser.close();
    gateway.kill();
  }
});

/**
 * Prints the scores of a page, and what keeps it from 100.
 *
 * @param {string} address
 * @param {string} path
 * @param {number} port of the browser
 */
async function judge(address, path, port) {
  const results = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(address + path, { port, logLevel: 'silent', onlyCategories: categories });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    results.push(result.lhr);
  }
  const scores = categories.map((name) =>
    (name === 'performance' ? median : lowest)(results.map((result) => score(result, name))),
  );
  say(`${scores.map((points) => String(points).padStart(15)).join('')}  ${path}`);
  const below = categories.filter((name, index) => scores[index] < (least[name] ?? 100));
  for (const line of new Set(below.flatMap((name) => results.flatMap((result) => faults(result, name)))))
    say(line);
  return below.length;
}

/** A category's score, 0 to 100. */
function score({ categories }, name) {
  return Math.round((categories[name].score ?? 0) * 100);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function lowest(numbers) {
  return Math.min(...numbers);
}

/** The audits that cost points, with what they measured and the first thing they found. */
function faults({ categories, audits }, name) {
  return categories[name].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => {
      const { title, displayValue = '', details } = audits[id];
      const first = details?.items?.[0];
      const found = first?.node?.snippet ?? first?.text ?? first?.description ?? first?.url ?? '';
      return `    ${name}: ${title} ${displayValue} ${found}`.trimEnd();
    });
}
