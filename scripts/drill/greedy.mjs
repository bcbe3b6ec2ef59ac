import { setTimeout as wait } from 'node:timers/promises';
import { pollOf } from '../bench/poll.mjs';

const clients = 50;
const misspelt =
  'cancle tirp fual polcy lat fee depsit refnd payot insurence clening smokng toll tikcet extnd keyz';

/**
 * Clients that ask again at once: half of them search, every time for something else, half ask for their payout status.
 *
 * @param {import('./world.mjs').World} world
 * @param {number} forMs how long
 */
export async function startGreedy(world, forMs) {
  const end = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const from = `192.0.2.${client + 1}`;
      const token = await world.tokens.mint('payout-status', world.account('not_submitted'), forMs + 60_000);
      for (let turn = 0; performance.now() < end; turn += 1) {
        const asked = encodeURIComponent(`${misspelt} ${client} ${turn}`);
        const search = { path: `/search?q=${asked}`, from };
        const answer = await world.front.ask(
          client % 2 ? search : { path: '/v2/gateway', from, body: pollOf(token) },
        );
        if (answer.status === 0) await wait(50);
      }
    }),
  );
}
