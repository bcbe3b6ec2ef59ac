/**
 * `npm run bench -- editors`: how long the editors' page takes over 1,000,000 votes, in SQLite and in Postgres. BENCH_VOTES=10000
 * makes it short.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startPostgres, whyNoPostgres } from '../bootstrap/postgres.mjs';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { startProgram } from '../bootstrap/start-program.mjs';
import { openDatabase } from './open-database.mjs';

/** @typedef {import('../../gateway/database/database.ts').Database} Database */

const votes = Number(process.env.BENCH_VOTES ?? 1_000_000);
const days = 90;
const dayMs = 24 * 60 * 60 * 1000;
/** Rows of one statement: neither database takes longer for them than its callers wait. */
const chunk = 50_000;
const readings = 30;
const maxMs = 200;

/**
 * @param {string} server the built one
 * @returns {Promise<number>} the exit code
 */
export async function editorsSpeed(server) {
  const folder = mkdtempSync(join(tmpdir(), 'editors-'));
  const missing = whyNoPostgres();
  const postgres = missing ? undefined : await startPostgres();
  if (missing) say(missing);
  try {
    const file = join(folder, 'site.sqlite');
    const slowest = [await measure(server, 'sqlite', { DATABASE_FILE: file })];
    if (postgres) slowest.push(await measure(server, 'postgres', { DATABASE_URL: postgres.url }));
    const isGood = slowest.every((ms) => ms <= maxMs);
    say(isGood ? 'Good: every bound is kept.' : `Not good: the page took more than ${maxMs} ms.`);
    return isGood ? 0 : 1;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} server
 * @param {'sqlite' | 'postgres'} kind
 * @param {Record<string, string>} place
 * @returns {Promise<number>} how long all but the slowest of twenty took, in milliseconds
 */
async function measure(server, kind, place) {
  const begun = performance.now();
  await fill(await openDatabase(place));
  say(`${kind}: ${votes} votes written in ${Math.round((performance.now() - begun) / 1000)} s`);
  const gateway = await startProgram(server, { ...place, LOG_LEVEL: 'warn' });
  const before = gateway.memory();
  try {
    const first = await read(gateway.url, 30);
    /** @type {number[]} */
    const slowest = [];
    for (const period of [7, 30, 90]) {
      /** @type {number[]} */
      const taken = [];
      for (let time = 0; time < readings; time += 1) taken.push((await read(gateway.url, period)).ms);
      taken.sort((one, other) => one - other);
      const at = (/** @type {number} */ share) => Math.round(taken[Math.floor(readings * share)] ?? 0);
      slowest.push(at(0.95));
      say(`  ${period} days: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
    }
    const table = performance.now();
    await (await fetch(`${gateway.url}/editors.csv?table=comments&days=90`)).text();
    const tableMs = Math.round(performance.now() - table);
    say(
      `  the first after the start ${Math.round(first.ms)} ms, ${Math.round(first.bytes / 1024)} kB; ` +
        `10,000 comments as a table ${tableMs} ms; ${before} MB before, ${gateway.memory()} MB after`,
    );
    return Math.max(...slowest);
  } finally {
    gateway.stop();
  }
}

/**
 * @param {string} url
 * @param {number} period in days
 */
async function read(url, period) {
  const begun = performance.now();
  const answer = await fetch(`${url}/editors?days=${period}`);
  const page = await answer.text();
  if (!answer.ok) throw new Error(`The editors' page answers ${answer.status}`);
  return { ms: performance.now() - begun, bytes: page.length };
}

/**
 * Votes on every section of the help over 90 days, half of the "No" with a reason, a fifth with words.
 *
 * @param {Database} database
 */
async function fill(database) {
  const { feedback } = JSON.parse(readFileSync(join(root, 'dist/gateway/site-data.json'), 'utf8'));
  const sections = Object.entries(feedback.sections).flatMap(([page, anchors]) =>
    [...new Set(Object.values(anchors))].map((anchor) => `('${page}', '${anchor}')`),
  );
  const listed = sections.map((values, at) => values.replace('(', `(${at}, `)).join(', ');
  const now = Date.now();
  for (let from = 0; from < votes; from += chunk) {
    await database.write([
      {
        sql: `INSERT INTO votes (number, at, day, page, section, language, answer, reason, comment, comment_holds, is_counted)
          WITH RECURSIVE steps (i) AS (
            SELECT CAST($1 AS integer) UNION ALL SELECT i + 1 FROM steps WHERE i + 1 < $2
          ), sections (place, page, section) AS (VALUES ${listed}), given AS (
            SELECT i, page, section, CASE WHEN i * 31 % 100 < 5 + place % 60 THEN 'no' ELSE 'yes' END AS answer
            FROM steps JOIN sections ON place = i * 7 % ${sections.length}
          )
          SELECT 'bench-' || i, CAST($3 AS bigint) - i % ${days} * CAST(${dayMs} AS bigint) - i % 1000, 'day', page, section, 'en',
            answer,
            CASE WHEN answer = 'no' AND i % 2 = 0 THEN 'unclear' END,
            CASE WHEN answer = 'no' AND i % 5 = 0 THEN 'It does not say what happens to my deposit ' || i END,
            CASE WHEN answer = 'no' AND i % 5 = 0 THEN 'nothing personal' END, 1
          FROM given`,
        values: [from, Math.min(from + chunk, votes), now],
      },
    ]);
  }
  for (let day = 0; day < days; day += 1) {
    const at = now - day * dayMs;
    await database.write([
      {
        sql: 'UPDATE votes SET day = $1 WHERE at > $2 AND at <= $3',
        values: [new Date(at).toISOString().slice(0, 10), at - 1000, at],
      },
    ]);
  }
  await database.write([
    {
      sql: `INSERT INTO vote_sums (day, page, section, language, yes, no)
        SELECT day, page, section, language, sum(CASE answer WHEN 'yes' THEN 1 ELSE 0 END),
          sum(CASE answer WHEN 'no' THEN 1 ELSE 0 END)
        FROM votes GROUP BY day, page, section, language`,
      values: [],
    },
  ]);
  // Postgres does so by itself, now and then.
  if (database.name === 'postgres') await database.read({ sql: 'VACUUM ANALYZE', values: [] });
  await database.close();
}
