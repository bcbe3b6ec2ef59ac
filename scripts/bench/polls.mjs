/**
 * `npm run bench`: what the built server takes, with the real SDK talking to the stand-in for Stripe: first a steady 1,000
 * polls a second, then as many as it can, beside a bare Fastify in the same run. BENCH_SECONDS=10 makes it short.
 */
import { availableParallelism, loadavg } from 'node:os';
import autocannon from 'autocannon';
import { runnerImport } from 'vite';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { startProgram } from '../bootstrap/start-program.mjs';
import { pollOf } from './poll.mjs';

/** @typedef {import('../bootstrap/start-program.mjs').Program} Program */

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const serviceKey = 'service-key-of-the-benchmark';
const hosts = 400;
const json = { 'content-type': 'application/json' };

/**
 * @param {string} server the built one
 * @returns {Promise<number>} the exit code
 */
export async function pollSpeed(server) {
  const { module } = await runnerImport('./fakes/stripe/stripe.ts', { root, logLevel: 'error' });
  const stripe = await module.startFakeStripe();
  const gateway = await startProgram(server, {
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_API_URL: stripe.url,
    SERVICE_KEY: serviceKey,
    POLLS_PER_10_S: '1000000',
    LOG_LEVEL: 'warn',
  });
  const bare = await startProgram('scripts/bench/bare-fastify.mjs');
  try {
    return await measure(gateway, bare, stripe);
  } finally {
    gateway.stop();
    bare.stop();
    await stripe.stop();
  }
}

/**
 * @param {Program} gateway
 * @param {Program} bare
 * @param {{ requests: { line: string, at: number, body: any }[] }} stripe
 */
async function measure(gateway, bare, stripe) {
  const polls = await makePolls(gateway.url, stripe);
  const load = loadavg()[0]?.toFixed(1);
  say(
    `Load of the ${availableParallelism()} cores before: ${load}. What else runs here makes all figures worse.`,
  );
  say(`A steady 1,000 polls a second for ${seconds} s, from ${hosts} hosts:`);
  const steady = await fire(gateway, {
    requests: polls,
    overallRate: 1000,
    duration: seconds,
    connections: 50,
  });
  const upstream = busiestSecond(stripe.requests);
  say(`  Stripe was called ${stripe.requests.length} times, at most ${upstream} in a second`);

  const short = Math.min(seconds, 10);
  say(`As many as it can for ${short} s:`);
  await fire(gateway, { requests: await makePolls(gateway.url, stripe), duration: short, connections: 50 });
  say(`A bare Fastify that answers the same JSON, for ${short} s:`);
  await fire(bare, { requests: polls, duration: short, connections: 50 });

  const failures = [
    steady.errors + steady.non2xx > 0 && 'there were errors',
    steady.latency.p99 > 250 && 'p99 is above 250 ms',
    steady.requests.average < 950 && 'fewer than 950 requests were answered in a second',
    gateway.memory() > 300 && 'memory is above 300 MB',
    upstream > 20 && 'Stripe was called more than 20 times in a second',
  ].filter(Boolean);
  say(failures.length > 0 ? `Not good: ${failures.join(', ')}.` : 'Good: every bound is kept.');
  return failures.length > 0 ? 1 : 0;
}

/**
 * @param {Program} program
 * @param {Omit<import('autocannon').Options, 'url'>} options
 */
async function fire(program, options) {
  const result = await autocannon({ url: program.url, ...options });
  const { average } = result.requests;
  const failed = result.errors + result.non2xx;
  say(
    `  ${Math.round(average)} requests/s, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, ` +
      `${failed} failed, ${program.memory()} MB`,
  );
  return result;
}

/**
 * One poll for every host. Links are made as the operator's backend makes them; the tokens are in the addresses that Stripe
 * is given to return to. New ones for each measurement, since a token is good for 200 polls.
 *
 * @param {string} url
 * @param {{ requests: { line: string, at: number, body: any }[] }} stripe
 */
async function makePolls(url, stripe) {
  stripe.requests.length = 0;
  for (let host = 0; host < hosts; host += 1) {
    const answer = await fetch(`${url}/v2/payouts/onboarding-links`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ accountId: `acct_bench${host}` }),
    });
    if (!answer.ok) throw new Error(`No link: ${answer.status}`);
  }
  const made = stripe.requests.filter(({ line }) => line === 'POST /v1/account_links');
  const tokens = made.map(({ body }) => new URL(body.return_url).searchParams.get('token'));
  stripe.requests.length = 0;
  return tokens.map((token) => ({
    method: /** @type {const} */ ('POST'),
    path: '/v2/gateway',
    headers: json,
    body: pollOf(token),
  }));
}

/** @param {{ at: number }[]} requests in the order of their time */
function busiestSecond(requests) {
  let first = 0;
  return requests.reduce((most, { at }, index) => {
    while ((requests[first]?.at ?? at) <= at - 1000) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
}
