import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pollOf } from '../bench/poll.mjs';
import { root } from '../bootstrap/root.mjs';

/** @typedef {import('./world.mjs').World} World */
/** @typedef {import('./judge.mjs').Answer & { truth: import('./judge.mjs').Truth }} Seen */

const pauseMs = 50;
const dayMs = 24 * 60 * 60_000;
const candidate = {
  candidateId: 'candidate1',
  candidateFullName: 'Ada Example',
  packageSlug: 'driver_standard',
  driverLicenseState: 'GA',
};
const questions = ['cancel a trip', 'flat tire', 'when am I paid', 'smoking fee', 'extend a trip'];
const pages = ['/', '/faqs/drive/GettingStarted', '/about-us'];
/** Whoever reads it answers the question below its first section. */
const votedOn = '/faqs/drive/GettingStarted';
const consentPath = '/checkr-disclosure-embed';
const publishedAt = (/** @type {string} */ path) =>
  readFileSync(join(root, 'dist/client', path, 'index.html'), 'utf8');

/** Nobody here comes twice from one address: an honest visitor is not the one whom limits are for. */
const anybody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Readers, hosts and a candidate, who do one thing after the other until told to stop.
 *
 * @param {World} world
 * @param {import('./faults.mjs').Works} works what is true meanwhile
 * @returns {{ seen: Seen[], finish: () => Promise<void> }}
 */
export function startVisitors(world, works) {
  const published = new Map([...pages, consentPath].map((path) => [path, publishedAt(path)]));
  /** As the page's own form names it. */
  const votedSection = /value="(\w+)" name="yes"/.exec(published.get(votedOn) ?? '')?.[1] ?? '';
  /** @type {Seen[]} */
  const seen = [];
  let isOver = false;

  /**
   * @param {Seen['call']} call
   * @param {Omit<import('./front.mjs').Sent, 'from'>} sent
   * @param {Seen['truth']} truth
   */
  async function ask(call, sent, truth) {
    const answer = await world.front.ask({ from: anybody(), ...sent });
    seen.push({ call, truth, ...answer });
    return answer;
  }
  const page = (/** @type {string} */ path) =>
    ask('page', { path }, { published: published.get(path) ?? '' });

  async function reader(/** @type {number} */ turn) {
    for (const path of pages) await page(path);
    const question = questions[turn % questions.length] ?? '';
    await ask('search', { path: `/search?q=${encodeURIComponent(question)}` }, { question });
  }

  async function voter() {
    const body = new URLSearchParams({ yes: votedSection }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const sent = { path: `/v2/feedback?page=${votedOn}`, body, headers };
    const { status } = await ask('vote', sent, { isWell: true, mayBeCut: works.mayBeCut ?? false });
    if (status === 303) world.thanked();
  }

  async function poll(/** @type {string} */ account, /** @type {boolean} */ maySayReady) {
    const body = pollOf(await world.tokens.mint('payout-status', account, dayMs));
    await ask('payout', { path: '/v2/gateway', body }, { ...isWell(works.statuses), maySayReady });
  }

  async function host(/** @type {number} */ turn) {
    await poll(world.account('complete', `known${turn % 3}`), works.isKnown || works.statuses !== false);
    await poll(world.account('not_submitted', `open${turn % 3}`), false);
    await poll(world.account('complete'), works.statuses !== false);
    const token = await world.tokens.mint('payout-refresh', world.account('not_submitted'), dayMs);
    await ask(
      'refresh',
      { path: `/v2/payouts/onboarding-links/refresh?token=${token}` },
      isWell(works.links),
    );
  }

  async function applicant() {
    await page(consentPath);
    const link = await world.tokens.mint('consent', candidate.candidateId, dayMs, world.digestOf(candidate));
    const headers = {
      accept: 'application/json',
      'x-consent-link': link,
      'x-consent-candidate': new URLSearchParams(candidate).toString(),
      'sec-fetch-site': 'same-origin',
    };
    const sent = { path: '/v2/document/checkr-session-token', body: '{}', headers };
    await ask('consent', sent, { ...isWell(works.tokens), mayBeCut: works.mayBeCut ?? false });
  }

  const doing = [reader, reader, reader, voter, host, host, applicant].map(async (visit) => {
    for (let turn = 0; !isOver; turn += 1) {
      await visit(turn);
      await wait(pauseMs);
    }
  });
  return {
    seen,
    async finish() {
      isOver = true;
      await Promise.all(doing);
    },
  };
}

const isWell = (/** @type {boolean | undefined} */ works) => (works === undefined ? {} : { isWell: works });
