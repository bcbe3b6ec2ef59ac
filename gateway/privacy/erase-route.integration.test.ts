import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, writeMessage } from '../contact/messages.ts';
import type { Database } from '../database/database.ts';
import { votes, writeVote } from '../feedback/votes.ts';
import { awayAtWill, storedMessages } from '../testing/test-databases.ts';
import { testApi } from '../testing/test-api.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import { erasedKeptMs, erasures, rememberErased } from './erasures.ts';

const page = '/faqs/drive/Guide';
const written = {
  topic: 'damage',
  replyTo: 'sam@example.com',
  text: 'The guest scratched the door. What now?',
};

/** One of several instances, whose way to the database the test takes away; nothing else is shared. */
function instance(database: Database) {
  const { database: own, way } = awayAtWill(database, false);
  const { app, tokens, sendForm } = testApi({ database: { ...own, close: async () => undefined } });
  return {
    way,
    /** What was kept is written when an instance ends, as it is a few seconds after the database's return. */
    end: () => app.close(),
    /** Sends a message, and gives its number. */
    async send(): Promise<string> {
      const { headers } = await sendForm('/v2/contact', written);
      const token = /sent=([^#]+)/.exec(headers.location!)![1];
      return ((await tokens.read('contact-sent', token)) as { subject: string }).subject;
    },
    /** Votes, and gives the vote's number. */
    async vote(): Promise<string> {
      const { body } = await sendForm(
        `/v2/feedback?page=${page}`,
        { no: 'Reserve' },
        { accept: 'text/html;fragment=1' },
      );
      return /[\dA-Z]{4}(?:-[\dA-Z]{4}){2}/.exec(body)![0];
    },
    erase: async (number: string) => (await sendForm('/v2/erase', { number })).statusCode,
  };
}

const databases = databasesForTests();
describe.each(databases)('what is kept in memory while $name is away', ({ name, missing, open }) => {
  describe.skipIf(missing)('and erased meanwhile', () => {
    let database: Database;
    beforeEach(async () => {
      database = await open();
    });
    afterEach(() => database.close());

    const stored = async () => [
      ...(await storedMessages(database)),
      ...(await database.read({ sql: 'SELECT number FROM votes', values: [] })),
      ...(await database.read({ sql: 'SELECT number FROM outbox', values: [] })),
      ...(await database.read({ sql: 'SELECT yes, no FROM vote_sums', values: [] })),
    ];

    it.each(['send', 'vote'] as const)('by another instance is not stored later: %s', async (what) => {
      const [one, other] = [instance(database), instance(database)];
      one.way.isAway = true;
      const number = await one[what]();
      expect(await other.erase(number)).toBe(404);
      one.way.isAway = false;
      await one.end();
      expect(await stored()).toEqual([]);
      await other.end();
    });

    const isOfSeveralInstances = name !== 'sqlite';
    if (isOfSeveralInstances)
      it('by another instance whose clock is behind is not stored later', async () => {
        expect(database.now, 'a clock of its own').toBeDefined();
        const [one, other] = [instance(database), instance(database)];
        one.way.isAway = true;
        const number = await one.send();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3_600_000 });
        expect(await other.erase(number)).toBe(404);
        vi.useRealTimers();
        one.way.isAway = false;
        await one.end();
        expect(await stored()).toEqual([]);
        await other.end();
      });

    it('by the instance that keeps it is told that it is erased', async () => {
      const one = instance(database);
      one.way.isAway = true;
      const number = await one.send();
      expect(await one.erase(number)).toBe(503);
      one.way.isAway = false;
      expect(await one.erase(number)).toBe(200);
      expect(await one.erase('7K3M-9QXT-2VPH')).toBe(404);
      await one.end();
      expect(await stored()).toEqual([]);
    });

    it('is stored where it is sent again on purpose, to whichever instance, also while the database is away', async () => {
      const [one, other] = [instance(database), instance(database)];
      const number = await one.send();
      expect(await one.erase(number)).toBe(200);
      expect(await other.send()).toBe(number);
      expect(await stored()).toMatchObject([{ number, ...written }]);
      expect(await one.erase(number)).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 2));
      other.way.isAway = true;
      expect(await other.send()).toBe(number);
      other.way.isAway = false;
      await other.end();
      expect(await stored()).toMatchObject([{ number, ...written }]);
      await one.end();
    });

    it('is stored when it is sent, though an instance whose clock is ahead has erased it before', async () => {
      const one = instance(database);
      const number = await one.send();
      const { erase } = messages;
      await database.write([rememberErased(number, Date.now() + 3_600_000), ...erase(number)]);
      expect(await one.send()).toBe(number);
      expect(await stored()).toMatchObject([{ number }]);
      await one.end();
    });

    it('is not stored where both happen at once', async () => {
      const at = Date.now();
      const message = { ...written, audience: 'host', language: 'en', at } as const;
      const vote = { at, page, section: 'Reserve', language: 'en', answer: 'no', isRepeated: false } as const;
      for (let round = 0; round < 40; round += 1) {
        const number = `7K3M-9QXT-${1000 + round}`;
        const erase = () =>
          database.write([rememberErased(number, at + 1), ...votes.erase(number), ...messages.erase(number)]);
        await Promise.all([
          database.write(writeMessage({ ...message, number }, 'pending')),
          ...(round % 2 ? [erase()] : [erase(), erase()]),
          database.write(writeVote({ ...vote, number })),
        ]);
      }
      // Whichever was first, no sum has what was erased.
      const left = (await stored()).filter((row) => !('yes' in row && row.yes === 0 && row.no === 0));
      expect(left).toEqual([]);
    });

    it('leaves nothing but the number, and that for three days', async () => {
      const one = instance(database);
      const number = await one.send();
      expect(await one.erase(number)).toBe(200);
      const left = () => database.read({ sql: 'SELECT * FROM erased', values: [] });
      const [row] = await left();
      expect(row).toEqual({ number, at: expect.any(Number) });
      await database.write(erasures.eraseExpired((row!.at as number) + erasedKeptMs));
      expect(await left()).toHaveLength(1);
      await database.write(erasures.eraseExpired((row!.at as number) + erasedKeptMs + 1));
      expect(await left()).toEqual([]);
      await one.send();
      expect(await left(), 'of what is stored nothing is left there').toEqual([]);
      await one.end();
    });
  });
});

it('numbers are tried thirty times from one place, and no more', async () => {
  const { sendForm } = testApi();
  const answers: number[] = [];
  for (let n = 10; n <= 40; n += 1)
    answers.push((await sendForm('/v2/erase', { number: `7K3M-9QXT-2V${n}` })).statusCode);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});
