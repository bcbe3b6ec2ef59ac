import { expect, it } from 'vitest';
import { buildIndex } from '../../search/build-index.ts';
import { openSearch } from '../../search/engine.ts';
import {
  cards,
  everyday,
  freshUnanswerable,
  heldOut,
  offTopic,
  roadside,
  shared,
  siteData,
  siteSearch,
  unanswerable,
} from './labeled.ts';

const { core, parts } = buildIndex(siteData);
const labeled = [
  ...shared,
  ...heldOut,
  ...roadside,
  ...everyday,
  ...unanswerable,
  ...freshUnanswerable,
  ...offTopic.map((q) => ({ q, audience: 'any' as const })),
];

/** Asks until nothing is missing, as a browser does that has loaded nothing yet. */
function askByParts(q: string, audience: 'drive' | 'host' | 'any') {
  const there = new Map<string, unknown>();
  const { search } = openSearch(core, (name) => there.get(name));
  for (let rounds = 0; ; rounds++) {
    const outcome = search(q, { audience });
    if (!outcome.missing) return { outcome, rounds, names: [...there.keys()] };
    for (const name of outcome.missing) there.set(name, parts[name]);
  }
}

const asked = labeled.map(({ q, audience }) => ({ q, audience, ...askByParts(q, audience) }));

it('finds the same by the parts that a question needs as in the whole index', () => {
  for (const { q, audience, outcome } of asked) expect(outcome).toEqual(siteSearch.search(q, { audience }));
});

it('needs two round trips, and seldom a third for what is misspelled', () => {
  const share = (rounds: number) => asked.filter((one) => one.rounds > rounds).length / asked.length;
  expect(share(2)).toBeLessThan(0.08);
  expect(share(3)).toBe(0);
});

it('needs few of the parts', () => {
  const count = Object.keys(parts).length;
  const needed = asked.map(({ names }) => names.length).sort((a, b) => a - b);
  expect(needed[needed.length >> 1]!).toBeLessThan(count / 3);
});

it('sees trouble on the road before any part has come, but where a slip hides it', () => {
  const { search } = openSearch(core, () => undefined);
  const inTrouble = [...roadside, ...cards].filter(({ q }) => siteSearch.search(q).urgent);
  const seen = inTrouble.filter(({ q }) => search(q).urgent?.kind === siteSearch.search(q).urgent!.kind);
  expect(seen.length / inTrouble.length).toBeGreaterThan(0.9);
});
