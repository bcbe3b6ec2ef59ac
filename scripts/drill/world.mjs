import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { server } from '../bootstrap/build-if-stale.mjs';
import { startRedis } from '../bootstrap/redis.mjs';
import { root } from '../bootstrap/root.mjs';
import { startProgram } from '../bench/start-program.mjs';
import { createFront } from './front.mjs';

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */

/** More than draining and the grace of requests in flight take together. */
const endsWithinMs = 15_000;
const tokenKey = randomBytes(32);
/** @type {ReturnType<typeof loadModules> | undefined} */
let modules;

/**
 * Two instances of the built server, a front, and the stand-ins behind them.
 *
 * @param {{ redis?: boolean, fullDisk?: boolean, movableClock?: boolean }} [needs]
 */
export async function startWorld({ redis: needsRedis, fullDisk, movableClock } = {}) {
  const { stripes, checkrs, signing, candidates } = await (modules ??= loadModules());
  const stripe = await stripes.module.startFakeStripe();
  const checkr = await checkrs.module.startFakeCheckr();
  const redis = needsRedis ? await startRedis() : undefined;
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

  return {
    stripe,
    checkr,
    redis,
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

    /** Ends all, and says what did not go as it should. */
    async stop() {
      front.close();
      /** @type {string[]} */
      const complaints = [];
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
      await Promise.all([redis?.stop(), stripe.stop(), checkr.stop()]);
      return complaints;
    },
  };
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
