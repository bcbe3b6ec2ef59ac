/**
 * `npm run bench -- pages`: how fast the built server sends a help page, beside a bare `node:http` that sends the same bytes
 * and headers and writes the same log. Both in turn, several times; the processor's time for a request counts, since what
 * else runs on the machine hardly changes it. EXTRA_SERVER names another program to compare, which gets the same settings.
 */
import { join } from 'node:path';
import autocannon from 'autocannon';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { startProgram } from '../bootstrap/start-program.mjs';
import { median } from '../measure/median.mjs';
import { processorSeconds } from './proc.mjs';

const rounds = 15;
const path = '/faqs/drive/GettingStarted';
const client = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

/** @typedef {{ perSecond: number, micros: number }} Figures answers in a second, and microseconds of processor for each */

/**
 * @param {string} server the built one
 * @returns {Promise<number>} the exit code
 */
export async function pageSpeed(server) {
  const gateway = await startProgram(server, { LOG_LEVEL: 'info' });
  const answer = await fetch(gateway.url + path, { headers: client });
  const passing = /^(date|connection|keep-alive|transfer-encoding)$/;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !passing.test(name)));
  const file = join(root, `dist/client${path}/index.html.br`);
  const env = {
    BARE_FILE: file,
    BARE_HEADERS: JSON.stringify(headers),
    BARE_FOLDER: join(root, 'dist/client'),
  };
  const programs = { gateway, 'node:http': await startProgram('scripts/bench/bare-pages.mjs', env) };
  const extra = process.env.EXTRA_SERVER;
  if (extra) Object.assign(programs, { extra: await startProgram(extra, env) });
  try {
    /** @type {Record<string, Figures[]>} */
    const found = {};
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, program] of Object.entries(programs)) {
        const figures = await measure(program);
        // The first round warms up.
        if (round > 0) (found[name] ??= []).push(figures);
      }
    }
    const of = (/** @type {string} */ name, /** @type {keyof Figures} */ figure) =>
      (found[name] ?? []).map((each) => each[figure]);
    /** By rounds: within one the machine hardly changes. */
    const ratio = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
      median(one.map((each, round) => each / (other[round] ?? NaN))).toFixed(2);
    for (const name of Object.keys(programs)) {
      const [micros, perSecond] = [of(name, 'micros'), of(name, 'perSecond')];
      // Below 1 the server has waited for whoever asks: then the number of its answers says little.
      const busy = median(micros.map((each, round) => (each * (perSecond[round] ?? NaN)) / 1e6)).toFixed(2);
      const share = `gateway: ${ratio(micros, of('gateway', 'micros'))}, by requests ${ratio(of('gateway', 'perSecond'), perSecond)}`;
      say(
        `${name.padEnd(10)} ${median(micros).toFixed(1)} µs of processor a request, ${Math.round(median(perSecond))} requests/s, ${busy} of a core (${share})`,
      );
    }
    return 0;
  } finally {
    for (const program of Object.values(programs)) program.stop();
  }
}

/**
 * @param {import('../bootstrap/start-program.mjs').Program} program
 * @returns {Promise<Figures>}
 */
async function measure({ url, pid }) {
  const before = processorSeconds(pid);
  const result = await autocannon({ url: url + path, headers: client, duration: 1, connections: 50 });
  const total = result.requests.total;
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} requests failed`);
  return { perSecond: result.requests.average, micros: ((processorSeconds(pid) - before) / total) * 1e6 };
}
