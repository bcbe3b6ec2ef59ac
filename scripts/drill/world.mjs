import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runnerImport } from 'vite';
import { server } from '../bootstrap/build-if-stale.mjs';
import { startPostgres } from '../bootstrap/postgres.mjs';
import { startRedis } from '../bootstrap/redis.mjs';
import { root } from '../bootstrap/root.mjs';
import { startProgram } from '../bootstrap/start-program.mjs';
import { createFront } from './front.mjs';

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */

/** More than draining and the grace of requests in flight take together. */
const endsWithinMs = 15_000;
/** The server looks every 5 s whether the database is back. */
const keptWithinMs = 20_000;
const tokenKey = randomBytes(32);
/** @type {ReturnType<typeof loadModules> | undefined} */
let modules;

/**
 * Two instances of the built server, a front, and the stand-ins behind them.
 *
 * @param {{ redis?: boolean, postgres?: boolean, fullDisk?: boolean, movableClock?: boolean }} [needs]
 */
export async function startWorld({
  redis: needsRedis,
  postgres: needsPostgres,
  fullDisk,
  movableClock,
} = {}) {
  const { stripes, checkrs, signing, candidates } = await (modules ??= loadModules());
  const stripe = await stripes.module.startFakeStripe();
  const checkr = await checkrs.module.startFakeCheckr();
  const redis = needsRedis ? await startRedis() : undefined;
  const postgres = needsPostgres ? await startPostgres() : undefined;
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_API_URL: stripe.url,
    CHECKR_API_KEY: 'test_key_of_the_drill',
    CHECKR_API_URL: checkr.url,
    CONSENT_LINK: 'required',
    TOKEN_KEYS: `drill:${tokenKey.toString('base64')}`,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_MS: '500',
    ...(redis && { REDIS_URL: redis.url }),
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const stdout = fullDisk ? openSync('/dev/full', 'w') : 'ignore';
  const nodeOptions = movableClock ? ['--import', './scripts/drill/movable-clock.mjs'] : [];
  const start = () => startProgram(server, env, { nodeOptions, stdout });
  const instances = await Promise.all([start(), start()]).finally(() => {
    if (typeof stdout === 'number') closeSync(stdout);
  });
  const front = createFront(instances.map(({ url }) => url));
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const ended = new Set();
  let accounts = 0;
  let thanked = 0;

  return {
    stripe,
    checkr,
    redis,
    postgres,
    instances,
    front,
    tokens: signing.module.createTokens([{ id: 'drill', secret: tokenKey }]),
    digestOf: candidates.module.digestOf,

    /**
     * An account at the stand-in for Stripe.
     *
     * @param {'complete' | 'not_submitted'} state
     * @param {string} [name] left out, one that nobody has asked about
     */
    account(state, name = `new${(accounts += 1)}`) {
      stripe.controls.accounts[`acct_drill${name}`] = state;
      return `acct_drill${name}`;
    },

    /**
     * Ends one instance, as the fault wants it.
     *
     * @param {NodeJS.Signals} signal
     */
    end(signal) {
      const child = instances[0]?.child;
      if (!child) return;
      ended.add(child);
      child.kill(signal);
    },

    /** Notes that somebody was thanked for an answer: it must not be lost. */
    thanked() {
      thanked += 1;
    },

    /** Ends all, and says what did not go as it should. */
    async stop() {
      front.close();
      /** @type {string[]} */
      const complaints = [];
      if (postgres) {
        const lost = thanked - (await votesIn(postgres.url, thanked));
        if (lost > 0) complaints.push(`${lost} of ${thanked} votes whose readers were thanked are lost`);
      }
      for (const { child } of instances) {
        if (ended.has(child) || (child.exitCode === null && child.signalCode === null)) continue;
        complaints.push('an instance ended by itself');
        ended.add(child);
      }
      await Promise.all(
        instances.map(async ({ child }) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const exited = once(child, 'exit');
          child.kill('SIGTERM');
          const timer = new AbortController();
          const late = wait(endsWithinMs, 'late', { signal: timer.signal }).catch(() => undefined);
          if ((await Promise.race([exited, late])) === 'late') {
            complaints.push('an instance does not end when it is told to');
            child.kill('SIGKILL');
          }
          timer.abort();
        }),
      );
      redis?.signal('SIGCONT');
      await Promise.all([redis?.stop(), postgres?.stop(), stripe.stop(), checkr.stop()]);
      return complaints;
    },
  };
}

/**
 * How many votes there are, once there are so many or nothing more comes: what was kept is written a while after the return.
 *
 * @param {string} url
 * @param {number} wanted
 */
async function votesIn(url, wanted) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const latest = Date.now() + keptWithinMs;
    for (;;) {
      const { rows } = await client.query('SELECT count(*) AS count FROM votes');
      const count = Number(rows[0].count);
      if (count >= wanted || Date.now() > latest) return count;
      await wait(100);
    }
  } finally {
    await client.end();
  }
}

/** What is written in TypeScript; it takes as long to load as the server to start. */
async function loadModules() {
  const load = (/** @type {string} */ file) => runnerImport(file, { root, logLevel: 'error' });
  /** @type {{ module: typeof import('../../fakes/stripe/stripe.ts') }} */
  const stripes = await load('./fakes/stripe/stripe.ts');
  /** @type {{ module: typeof import('../../fakes/checkr/checkr.ts') }} */
  const checkrs = await load('./fakes/checkr/checkr.ts');
  /** @type {{ module: typeof import('../../gateway/tokens.ts') }} */
  const signing = await load('./gateway/tokens.ts');
  /** @type {{ module: typeof import('../../gateway/consent/candidate.ts') }} */
  const candidates = await load('./gateway/consent/candidate.ts');
  return { stripes, checkrs, signing, candidates };
}
