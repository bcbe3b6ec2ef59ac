import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingPostgres, newPostgresUrl } from '../../gateway/testing/test-postgres.ts';
import { buildIndex } from '../../search/build-index.ts';
import { searchInParts, untilWhole } from '../../search/in-parts.ts';
import { askBefore } from './ask-before.ts';
import { answer, cardsOf, figuresOf, wronglyAnswered } from './evaluate.ts';
import {
  cards,
  everyday,
  everydayHeldOut,
  freshUnanswerable,
  heldOut,
  offTopic,
  roadside,
  shared,
  siteData,
  siteSearch,
  unanswerable,
  unseenUnanswerable,
} from './labeled.ts';
import { searchInPostgres } from './search-in-postgres.ts';

const index = buildIndex(siteData);
/** So little that parts are forgotten every few questions. */
const little = 150_000;

/** What is promised of it as of the search at hand. */
describe.skipIf(missingPostgres)('the search in Postgres', () => {
  let engine: Awaited<ReturnType<typeof searchInPostgres>>;
  beforeAll(async () => {
    engine = await searchInPostgres(await newPostgresUrl(), index, little);
  });
  afterAll(() => engine?.close());

  it('answers every labeled wording alike: the same hits, scores, marks and cards', async () => {
    const wordings = [...shared, ...heldOut, ...roadside, ...everyday, ...everydayHeldOut, ...cards];
    const foreign = offTopic.map((q) => ({ q, audience: 'any' as const }));
    for (const { q, audience } of [...wordings, ...unanswerable, ...freshUnanswerable, ...foreign])
      expect(await engine.search(q, { audience }), q).toEqual(siteSearch.search(q, { audience }));
  });

  it('answers while somebody types, to the last word and beyond', async () => {
    const text = 'can i extnd my reservation?';
    for (let end = 0; end <= text.length; end++) {
      const begun = text.slice(0, end);
      expect(await engine.search(begun, { limit: 3 })).toEqual(siteSearch.search(begun, { limit: 3 }));
    }
  });

  it('finds as well as the gate asks for', async () => {
    const unseen = [...everydayHeldOut, ...heldOut];
    const found = await askBefore((search) => figuresOf(answer(unseen, search, true)), siteSearch, engine);
    expect(found.hit1).toBeGreaterThanOrEqual(0.9);
    expect(found.hit3).toBeGreaterThanOrEqual(0.95);
    const { inTrouble, missing: none } = await askBefore(
      (search) => cardsOf(cards, search),
      siteSearch,
      engine,
    );
    expect(1 - none.length / inTrouble).toBeGreaterThanOrEqual(0.97);
    const wrong = await askBefore(
      (search) => wronglyAnswered(unseenUnanswerable, search),
      siteSearch,
      engine,
    );
    expect(1 - wrong.length / unseenUnanswerable.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a search whose parts are given', () => {
  const written = Object.fromEntries(
    Object.entries(index.parts).map(([name, part]) => [name, JSON.stringify(part)]),
  );
  const read = async (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, written[name]!]));

  it('needs nothing anew that it was given, until it has forgotten it', async () => {
    const { search } = searchInParts(index.core, 100_000);
    const reads: string[] = [];
    const ask = (q: string) =>
      untilWhole(
        (given) => search(q, {}, given),
        (names) => {
          reads.push(...names);
          return read(names);
        },
      );
    await ask('refund');
    const first = reads.length;
    await ask('refund');
    expect(reads).toHaveLength(first);
    for (const { q } of shared) await ask(q);
    expect(reads.length, 'forgotten again and again').toBeGreaterThan(2 * new Set(reads).size);
  });

  it('says when it is asked for what cannot be had', async () => {
    const { search } = searchInParts(index.core);
    const ask = untilWhole(
      (given) => search('refund', {}, given),
      async () => ({}),
    );
    await expect(ask).rejects.toThrow('missing again and again');
  });
});
