import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { whyNoPostgres } from '../bootstrap/postgres.mjs';
import { whyNoRedis } from '../bootstrap/redis.mjs';
import { startGreedy } from './greedy.mjs';
import { startWithoutCheckr } from './start-without-checkr.mjs';

/** @typedef {import('./world.mjs').World} World */

/**
 * What works while a fault lasts: true where a success is expected, false where one would be made up, undefined where either
 * may be.
 *
 * @typedef {object} Works
 * @property {boolean | undefined} statuses the provider says how an account stands
 * @property {boolean | undefined} links the provider makes links
 * @property {boolean | undefined} tokens the provider makes session tokens
 * @property {boolean} isKnown some accounts were asked about before, when the provider answered
 * @property {boolean} [mayBeCut] a request that cannot be sent twice may be lost
 */

/**
 * A fault: `start` brings it about, and may say what went wrong; it ends with the world that it befell.
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {Parameters<typeof import('./world.mjs').startWorld>[0]} [needs]
 * @property {() => string | undefined} [whyNot] why it cannot be brought about on this machine
 * @property {Partial<Works>} [works] where it is not as on a quiet day
 * @property {(world: World, forMs: number) => unknown} [start]
 */

/** @type {Works} */
export const quietDay = { statuses: true, links: true, tokens: true, isKnown: true };

const noStripe = { statuses: false, links: false };

/**
 * @param {string} name
 * @param {import('../../fakes/stripe/faults.ts').StripeFault} fault
 * @param {Partial<Works>} [works]
 * @returns {Fault}
 */
const stripe = (name, fault, works = noStripe) => ({
  name: `Stripe ${name}`,
  works,
  start: ({ stripe: { controls } }) => void (controls.fault = fault),
});

/**
 * @param {string} name
 * @param {import('../../fakes/checkr/checkr.ts').TokenOutcome} outcome
 * @returns {Fault}
 */
const checkr = (name, outcome) => ({
  name: `Checkr ${name}`,
  works: { tokens: false },
  start: ({ checkr: { controls } }) => void (controls.token = outcome),
});

/**
 * Every fault of the drill; the first is none, and the measure of the others.
 *
 * @type {Fault[]}
 */
export const faults = [
  { name: 'none' },
  stripe('down', 'drop'),
  {
    name: 'Stripe slow (4 s)',
    works: noStripe,
    start: ({ stripe: { controls } }) => void (controls.delayMs = 4000),
  },
  stripe('answers HTML, 502', 'html-502'),
  stripe('sends half an answer', 'half'),
  stripe('silent', 'hang'),
  // Its links are real ones: they name no account.
  stripe('answers for another account', 'other-account', { statuses: false, links: undefined }),
  { name: 'Checkr not configured (a start for the public)', start: startWithoutCheckr },
  checkr('refuses the key', '401'),
  checkr('silent', 'hang'),
  {
    name: 'Redis killed',
    needs: { redis: true },
    whyNot: whyNoRedis,
    start: midway(({ redis }) => redis?.signal('SIGKILL')),
  },
  {
    name: 'Redis frozen, then not',
    needs: { redis: true },
    whyNot: whyNoRedis,
    async start({ redis }, forMs) {
      await wait(forMs / 4);
      redis?.signal('SIGSTOP');
      await wait(forMs / 2);
      redis?.signal('SIGCONT');
    },
  },
  {
    name: 'Postgres gone, then back',
    needs: { postgres: true },
    whyNot: whyNoPostgres,
    async start({ postgres }, forMs) {
      await wait(forMs / 4);
      await postgres?.takeAway();
      await wait(forMs / 2);
      await postgres?.bringBack();
    },
  },
  {
    name: 'one of two killed (SIGKILL)',
    works: { mayBeCut: true },
    start: midway(({ end }) => end('SIGKILL')),
  },
  { name: 'one of two stopped (SIGTERM)', start: midway(({ end }) => end('SIGTERM')) },
  {
    name: 'one of two stands still, then not',
    async start({ instances }, forMs) {
      const { child } = instances[0];
      await wait(forMs / 4);
      child.kill('SIGSTOP');
      await wait(forMs / 2);
      child.kill('SIGCONT');
    },
  },
  {
    name: 'disk of the log full',
    needs: { fullDisk: true },
    whyNot: () => (existsSync('/dev/full') ? undefined : 'This system has no /dev/full.'),
  },
  {
    name: 'clock two years ahead, back, right',
    needs: { movableClock: true },
    // Links are past their end while the clock is ahead.
    works: { statuses: undefined, links: undefined, tokens: undefined },
    async start({ instances }, forMs) {
      for (let move = 0; move < 3; move += 1) {
        await wait(forMs / 4);
        for (const { child } of instances) child.kill('SIGWINCH');
      }
    },
  },
  { name: '50 greedy clients', start: startGreedy },
];

/**
 * Something that happens while visitors are at it.
 *
 * @param {(world: World) => unknown} happen
 * @returns {NonNullable<Fault['start']>}
 */
function midway(happen) {
  return async (world, forMs) => {
    await wait(forMs / 4);
    happen(world);
  };
}
