/**
 * `npm run bench -- votes`: 100 answers a second to "Did this answer your question?" for a minute, `npm run bench -- messages`: 20
 * messages a second to us, on SQLite and, where there is one, on Postgres; then the server is killed, and what was answered is counted
 * in the database. A bare `node:http` that does nothing is sent the same beside it: where that one is slow, the machine is.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres, whyNoPostgres } from '../bootstrap/postgres.mjs';
import { say } from '../bootstrap/say.mjs';
import { percentile } from '../drill/report.mjs';
import { startProgram } from '../bootstrap/start-program.mjs';
import { openDatabase } from './open-database.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const maxP99Ms = 100;
/** Where doing nothing takes longer, a gateway that is slow may not be to blame: it is said. */
const maxBareP99Ms = 25;
const page = '/faqs/drive/VehicleReservations';

/** How often in a second each is sent, and the table in which it is found afterwards. */
const loads = {
  votes: { perSecond: 100, requests: async () => () => voteRequest },
  messages: { perSecond: 20, requests: messageRequests },
};

/** @typedef {{ path: string, headers: Record<string, string>, body: string }} Sent */

/**
 * A script's answer is 200; without one it would be 303.
 *
 * @type {Sent}
 */
const voteRequest = {
  path: `/v2/feedback?page=${page}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html;fragment=1' },
  body: 'no=StartingReservation',
};

const syllables = ['ka', 'ro', 'min', 'la', 'to', 'ber', 'shi', 'ven', 'du', 'el', 'na', 'gar', 'wi', 'os'];
const word = () => Array.from({ length: 3 }, () => syllables[Math.floor(Math.random() * 14)]).join('');

/**
 * Messages as a page's script sends them, each of another person: the same again would be the same message. The forms are given out
 * beforehand, one for three.
 *
 * @param {string} url
 */
async function messageRequests(url) {
  /** @type {string[]} */
  const forms = [];
  while (forms.length * 3 < seconds * loads.messages.perSecond) {
    const html = await (await fetch(`${url}/contact`)).text();
    forms.push(/id="form-token" name="form" value="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  // Nobody fills in a form at once.
  await wait(3000);
  return (/** @type {number} */ of) => {
    const fields = {
      topic: 'charge',
      replyTo: `a${of}@example.com`,
      text: Array.from({ length: 60 }, word).join(' '),
      form: forms[Math.floor(of / 3)] ?? '',
    };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      'accept-language': 'en-US',
      origin: url,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'x-forwarded-for': `10.${of >> 16}.${(of >> 8) & 255}.${of & 255}`,
    };
    return { path: '/v2/contact', headers, body: new URLSearchParams(fields).toString() };
  };
}

/**
 * Sends one after the other at even distances, whether the former is answered or not, as people do who don't know of each other.
 *
 * @param {string} url
 * @param {(of: number) => Sent} requestOf
 * @param {number} perSecond
 * @returns {Promise<{ times: number[], failed: number }>} how long each took that was answered, from the moment at which it was to be
 *   sent, in milliseconds
 */
async function sendOneByOne(url, requestOf, perSecond) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const begun = performance.now();
  const all = Array.from({ length: seconds * perSecond }, async (_, of) => {
    const dueAt = begun + (of * 1000) / perSecond;
    await wait(dueAt - performance.now());
    const { path, ...sent } = requestOf(of);
    try {
      const answer = await fetch(url + path, { method: 'POST', ...sent });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      times.push(performance.now() - dueAt);
    } catch {
      failed += 1;
    }
  });
  await Promise.all(all);
  return { times, failed };
}

/**
 * @param {string} server the built one
 * @param {keyof typeof loads} what
 */
export async function sendSteadily(server, what) {
  const folder = mkdtempSync(join(tmpdir(), 'sent-'));
  const file = join(folder, 'site.sqlite');
  const failures = await measure(server, what, 'SQLite', { DATABASE_FILE: file });
  const reason = whyNoPostgres();
  if (reason) say(reason);
  else {
    const postgres = await startPostgres();
    failures.push(...(await measure(server, what, 'Postgres', { DATABASE_URL: postgres.url })));
    await postgres.stop();
  }
  rmSync(folder, { recursive: true });
  say(failures.length > 0 ? `Not good: ${failures.join(', ')}.` : 'Good: every bound is kept.');
  return failures.length > 0 ? 1 : 0;
}

/**
 * @param {string} server
 * @param {keyof typeof loads} what
 * @param {string} name
 * @param {Record<string, string>} place
 */
async function measure(server, what, name, place) {
  const { perSecond, requests } = loads[what];
  const gateway = await startProgram(server, {
    ...place,
    FEEDBACK_PER_10_MIN: '1000000',
    CONTACT_SURGE: '1000000',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  const bare = await startProgram('scripts/bench/bare-pages.mjs', { BARE_FILE: '/dev/null' });
  const requestOf = await requests(gateway.url);
  const [{ times, failed }, nothing] = await Promise.all([
    sendOneByOne(gateway.url, requestOf, perSecond),
    sendOneByOne(bare.url, requestOf, perSecond),
  ]);
  bare.stop();
  gateway.child.kill('SIGKILL');
  await once(gateway.child, 'exit');
  const stored = await countIn(what, place);
  const answered = times.length;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  if (nothing.failed > 0) throw new Error(`The server that does nothing failed ${nothing.failed} times`);
  const [bareP50, bareP99] = [percentile(nothing.times, 0.5), percentile(nothing.times, 0.99)];
  say(
    `  ${name}: ${answered} answered in ${seconds} s, p50 ${p50} ms, p99 ${p99} ms (doing nothing: ${bareP50} and ${bareP99} ms); ${stored} found after kill -9`,
  );
  const isSlow = p99 > maxP99Ms;
  if (isSlow && bareP99 > maxBareP99Ms)
    say(
      `  The machine is busy with something else: doing nothing took ${bareP99} ms at p99. Measure again in quiet.`,
    );
  return [
    failed > 0 && `${name}: ${failed} failed`,
    isSlow && `${name}: p99 is above ${maxP99Ms} ms`,
    stored < answered && `${name}: ${answered - stored} were lost`,
  ].filter((failure) => typeof failure === 'string');
}

/**
 * @param {string} table
 * @param {Record<string, string>} place
 */
async function countIn(table, place) {
  const database = await openDatabase(place);
  const [row] = await database.read({ sql: `SELECT count(*) AS n FROM ${table}`, values: [] });
  await database.close();
  return Number(row?.n);
}
