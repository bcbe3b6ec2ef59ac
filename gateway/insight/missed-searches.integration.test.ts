import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTopicReader } from '#search/topic.ts';
import type { Database } from '../database/database.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import { siteData } from '../testing/test-site-data.ts';
import { type Miss, missedSearches, recordSearch, searches } from './missed-searches.ts';
import { wordingReader } from './wording.ts';

const read = wordingReader(Buffer.alloc(32, 7), createTopicReader(siteData.knownWords));

describe.each(databasesForTests())('$name', ({ missing, open }) => {
  let database: Database;
  beforeEach(async () => {
    if (!missing) database = await open();
  });
  afterEach(() => database?.close());

  /** Writes what is asked on a day of November. */
  async function ask(day: number, query: string, more: Partial<Miss> = {}) {
    const wording = read(query, 'en')!;
    const miss = { language: 'en', audience: '', outcome: 'nothing', ...more } as const;
    await database.write(recordSearch({ ...miss, day: `2026-11-${String(day).padStart(2, '0')}`, wording }));
  }
  const since = (sinceDay: string) => missedSearches(database, { sinceDay });
  /** All that the tables hold, as text. */
  async function stored() {
    const tables = ['missed_wordings', 'missed_sums'];
    const rows = tables.map((table) => database.read({ sql: `SELECT * FROM ${table}`, values: [] }));
    return JSON.stringify(await Promise.all(rows));
  }
  const none = { audience: '', language: 'en', nothing: 0, declined: 0, unopened: 0, days: 1 };

  describe.skipIf(missing)('counts misses', () => {
    it('by topic, whom they are for and outcome, the most asked first', async () => {
      await ask(1, 'Refund fee?');
      await ask(1, 'how do i  REFUND the fees', { outcome: 'declined' });
      await ask(2, 'refund fee?', { outcome: 'unopened' });
      await ask(2, 'refund fee?', { audience: 'host' });
      await ask(2, 'cancel', { outcome: 'unopened' });
      await ask(2, 'cancel', { outcome: 'unopened' });
      expect(await since('2026-11-01')).toEqual([
        {
          ...none,
          stems: ['fee', 'refund'],
          wordings: ['refund fee?', 'how do i refund the fees'],
          nothing: 1,
          declined: 1,
          unopened: 1,
          days: 2,
        },
        { ...none, stems: ['cancel'], wordings: ['cancel'], unopened: 2 },
        {
          ...none,
          stems: ['fee', 'refund'],
          wordings: ['refund fee?', 'how do i refund the fees'],
          nothing: 1,
          audience: 'host',
        },
      ]);
      expect(await since('2026-11-02')).toMatchObject([
        { stems: ['cancel'], unopened: 2, days: 1 },
        { stems: ['fee', 'refund'], audience: '', nothing: 0, declined: 0, unopened: 1, days: 1 },
        { stems: ['fee', 'refund'], audience: 'host', nothing: 1, days: 1 },
      ]);
      expect(await since('2026-11-03')).toEqual([]);
    });

    it('under the topic that a slip meant, whose words stay unsaid until another day', async () => {
      await ask(1, 'refnud');
      expect(await since('2026-11-01')).toEqual([{ ...none, stems: ['refund'], wordings: [], nothing: 1 }]);
      await ask(2, 'refnud');
      expect(await since('2026-11-01')).toMatchObject([{ wordings: ['refnud'], nothing: 2 }]);
    });

    it('and gives 200 rows and five wordings at most', async () => {
      for (let n = 0; n < 7; n += 1) await ask(1, `${'how '.repeat(n)}cancel`);
      const rare = Array.from({ length: 210 }, (_, n) =>
        recordSearch({
          day: '2026-11-01',
          language: 'en',
          audience: '',
          outcome: 'nothing',
          wording: { ...read('late', 'en')!, hash: `h${n}`, topic: `topic ${n}` },
        }),
      );
      await database.write(rare.flat());
      const found = await since('2026-11-01');
      expect(found).toHaveLength(200);
      expect(found[0]).toMatchObject({ stems: ['cancel'], nothing: 7 });
      expect(found[0]!.wordings).toHaveLength(5);
    });
  });

  describe.skipIf(missing)('keeps a wording from being read', () => {
    it('with a word that may be a name, however often it comes, until it comes on another day', async () => {
      for (let n = 0; n < 3; n += 1) await ask(1, 'Refund Jane Example');
      const first = await stored();
      expect(first).not.toMatch(/jane|example|refund/i);
      expect(await since('2026-11-01')).toEqual([{ ...none, stems: [], wordings: [], nothing: 3 }]);
      await ask(2, 'refund  jane example');
      expect(await since('2026-11-01')).toEqual([
        { ...none, stems: [], wordings: [], nothing: 3 },
        { ...none, stems: ['exampl', 'jane', 'refund'], wordings: ['refund jane example'], nothing: 1 },
      ]);
    });

    it('when it is written twice, as after an answer that was lost', async () => {
      await ask(1, 'snow chains');
      await ask(1, 'snow chains');
      expect(await stored()).not.toMatch(/snow/);
    });

    it.each([
      'my card 4111 1111 1111 1111',
      'write to jane@example.com',
      'call 555-0100',
      'plate abc 1234',
      'where is 7abc123',
      'refund 482913',
    ])('for ever, where it says something of a person: %s', async (query) => {
      await ask(1, query);
      await ask(2, query);
      expect(await since('2026-11-01')).toEqual([{ ...none, stems: [], wordings: [], nothing: 2, days: 2 }]);
      expect(JSON.parse(await stored())).toMatchObject([[], [{}, {}]]);
      expect(await stored()).not.toMatch(/4111|jane|555|1234|7abc|4829|plate|refund/);
    });
  });

  describe.skipIf(missing)('erases', () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const erase = (days: number) =>
      database.write(searches.eraseExpired(Date.UTC(2026, 10, 2, 12) + days * dayMs));

    it('wordings and hashes after 90 days, and leaves the sums', async () => {
      for (const day of [1, 2]) for (const query of ['cancel', 'snow chains']) await ask(day, query);
      await erase(90);
      expect(await stored()).toMatch(/snow chains/);
      const before = await since('2026-11-01');
      expect(before.map(({ stems }) => stems)).toEqual([['cancel'], [], ['chain', 'snow']]);
      await erase(91);
      expect(JSON.parse(await stored())[0]).toEqual([]);
      expect(await stored()).not.toMatch(/snow|"is_hashed":1/);
      expect(await since('2026-11-01')).toEqual([
        { ...none, stems: [], wordings: [], nothing: 2, days: 2 },
        { ...none, stems: ['cancel'], wordings: [], nothing: 2, days: 2 },
      ]);
    });

    it('what a clock ahead has dated as long after it is found, and shows its words no sooner', async () => {
      await ask(28, 'snow chains');
      await ask(2, 'snow chains');
      expect(await stored()).not.toMatch(/snow/);
      await erase(0);
      expect(await since('2026-11-03')).toEqual([]);
      expect(await since('2026-11-02')).toEqual([{ ...none, stems: [], wordings: [], nothing: 2 }]);
      await ask(3, 'snow chains');
      expect(await since('2026-11-03')).toMatchObject([{ wordings: ['snow chains'], nothing: 1 }]);
      await erase(92);
      expect(await stored()).not.toMatch(/snow|"is_hashed":1/);
      expect(JSON.parse(await stored())[0]).toEqual([]);
      await erase(763);
      expect(await stored()).toBe('[[],[]]');
    });

    it('sums after 25 months', async () => {
      await ask(2, 'cancel');
      await erase(761);
      expect(await since('2026-11-01')).toHaveLength(1);
      await erase(762);
      expect(await stored()).toBe('[[],[]]');
    });
  });
});

it('reads the same question in any case, width and spacing, and none where there is no word', () => {
  const one = read('Refund  ＦＥＥ\u0000\n', 'en')!;
  expect(one).toMatchObject({ text: 'refund fee', stems: 'fee refund', mayShow: 'now' });
  expect(read('refund fee', 'es')!.hash).not.toBe(one.hash);
  expect(read('x'.repeat(500), 'en')!.text).toHaveLength(200);
  expect(read(`${'x'.repeat(199)}🚗`, 'en')!.text).toBe('x'.repeat(199));
  for (const nothing of ['', ' ', '?!', '|']) expect(read(nothing, 'en')).toBeUndefined();
});

it('says nothing of a wording to who lacks the key', () => {
  const other = wordingReader(Buffer.alloc(32, 8), createTopicReader(siteData.knownWords));
  const [one, two] = [read('jane example', 'en')!, other('jane example', 'en')!];
  expect(one.hash).not.toBe(two.hash);
  expect(one.topic).not.toBe(two.topic);
});
