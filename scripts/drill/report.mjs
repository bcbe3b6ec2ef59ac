import { judge, payoutWord } from './judge.mjs';

/** @typedef {import('./visitors.mjs').Seen} Seen */

/** How long a call takes at most by the server's own bounds, in milliseconds, where a provider or the search keeps it waiting. */
const ownBoundMs = { page: 0, search: 2500, vote: 2000, payout: 6000, refresh: 6000, consent: 5000 };
/** What a machine that does other work may add: this much, or ten times what pages take when nothing is wrong. */
const slackMs = 3000;

/** The time within which a share of the answers came, in whole milliseconds; 0 where there were none. */
export function percentile(/** @type {number[]} */ times, /** @type {number} */ share) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}

/**
 * What was wrong with what visitors saw, each in a line, the same ones counted.
 *
 * @param {Seen[]} seen
 * @param {number} quietMs what 99 % of pages took when nothing was wrong
 */
export function wrongIn(seen, quietMs) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const add = (/** @type {string} */ what) => found.set(what, (found.get(what) ?? 0) + 1);
  let falseCount = 0;
  for (const { truth, ...answer } of seen) {
    const fault = judge(answer, truth);
    if (fault?.kind === 'false') falseCount += 1;
    if (fault) add(`${fault.kind.toUpperCase()}: ${fault.why}`);
    const most = ownBoundMs[answer.call] + Math.max(slackMs, 10 * quietMs);
    if (answer.ms > most) add(`LATE: ${answer.call} took more than ${Math.round(most)} ms`);
  }
  return { falseCount, lines: [...found].map(([what, count]) => `${count} × ${what}`) };
}

/** The head of the table. */
export const head = [
  '| Fault | Pages | Searches | Votes | Payout status | Links | Session tokens | False |',
  '|---|---|---|---|---|---|---|---|',
];

/**
 * A line of the table: of each kind what was answered, and the median and the 99th percentile in milliseconds.
 *
 * @param {string} name
 * @param {Seen[]} seen
 * @param {number} falseCount
 */
export function rowOf(name, seen, falseCount) {
  const cells = /** @type {const} */ (['page', 'search', 'vote', 'payout', 'refresh', 'consent']).map(
    (call) => {
      const those = seen.filter((each) => each.call === call);
      const times = those.map(({ ms }) => ms);
      return `${saidIn(those)}; ${percentile(times, 0.5)} / ${percentile(times, 0.99)}`;
    },
  );
  return `| ${[name, ...cells, falseCount === 0 ? 'nobody' : String(falseCount)].join(' | ')} |`;
}

/** @param {Seen[]} seen */
function saidIn(seen) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { call, status, text } of seen) {
    const word = (call === 'payout' && status === 200 && payoutWord(text)?.split('_')[0]) || status || 'none';
    counts.set(String(word), (counts.get(String(word)) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${count} × ${word}`).join(', ');
}
