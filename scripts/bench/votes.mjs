/**
 * `npm run bench -- votes`: 100 answers a second to "Did this answer your question?" for a minute, on SQLite and, where there
 * is one, on Postgres; then the server is killed, and what was answered is counted in the database.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { runnerImport } from 'vite';
import { startPostgres, whyNoPostgres } from '../bootstrap/postgres.mjs';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { startProgram } from './start-program.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const perSecond = 100;
const maxP99Ms = 100;
const page = '/faqs/drive/VehicleReservations';

/** @param {string} server the built one */
export async function votesPerSecond(server) {
  const folder = mkdtempSync(join(tmpdir(), 'votes-'));
  const file = join(folder, 'site.sqlite');
  const failures = await measure(server, 'SQLite', { DATABASE_FILE: file });
  const reason = whyNoPostgres();
  if (reason) say(reason);
  else {
    const postgres = await startPostgres();
    failures.push(...(await measure(server, 'Postgres', { DATABASE_URL: postgres.url })));
    await postgres.stop();
  }
  rmSync(folder, { recursive: true });
  say(failures.length > 0 ? `Not good: ${failures.join(', ')}.` : 'Good: every bound is kept.');
  return failures.length > 0 ? 1 : 0;
}

/**
 * @param {string} server
 * @param {string} name
 * @param {Record<string, string>} place
 */
async function measure(server, name, place) {
  const gateway = await startProgram(server, {
    ...place,
    FEEDBACK_PER_10_MIN: '1000000',
    LOG_LEVEL: 'warn',
  });
  const result = await autocannon({
    url: gateway.url,
    requests: [
      {
        method: 'POST',
        path: `/v2/feedback?page=${page}`,
        // A script's answer is 200; without one it would be 303.
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html;fragment=1' },
        body: 'no=StartingReservation',
      },
    ],
    overallRate: perSecond,
    connections: 20,
    duration: seconds,
  });
  gateway.child.kill('SIGKILL');
  await once(gateway.child, 'exit');
  const answered = result.requests.total - result.non2xx;
  const stored = await votesIn(place);
  const { p50, p99 } = result.latency;
  say(
    `  ${name}: ${answered} answered in ${seconds} s, p50 ${p50} ms, p99 ${p99} ms; ${stored} found after kill -9`,
  );
  return [
    result.errors + result.non2xx > 0 && `${name}: ${result.errors + result.non2xx} failed`,
    p99 > maxP99Ms && `${name}: p99 is above ${maxP99Ms} ms`,
    answered < seconds * perSecond * 0.95 && `${name}: fewer than ${perSecond} a second`,
    stored < answered && `${name}: ${answered - stored} were lost`,
  ].filter((failure) => typeof failure === 'string');
}

/** @param {Record<string, string>} place */
async function votesIn({ DATABASE_FILE: file, DATABASE_URL: url }) {
  const load = async (/** @type {string} */ name) =>
    (await runnerImport(name, { root, logLevel: 'error' })).module;
  const worker = join(root, 'gateway/database/sqlite-worker.mjs');
  const database = file
    ? await (await load('./gateway/database/sqlite.ts')).sqliteDatabase(file, worker, [])
    : (await load('./gateway/database/postgres.ts')).postgresDatabase(url, []);
  const [{ n }] = await database.read({ sql: 'SELECT count(*) AS n FROM votes', values: [] });
  await database.close();
  return n;
}
