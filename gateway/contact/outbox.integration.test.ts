import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';
import { postgresDatabase } from '../database/postgres.ts';
import { dayMs } from '../day.ts';
import { createMetrics } from '../ops/metrics.ts';
import { ProviderError } from '../providers/provider.ts';
import { awayAtWill, memoryDatabase, storedMessages } from '../testing/test-databases.ts';
import { messageForTests } from '../testing/test-message.ts';
import { databasesForTests, missingPostgres, newPostgresUrl } from '../testing/test-postgres.ts';
import type { Channel } from './channels/channel.ts';
import {
  dropMessage,
  type Message,
  messages,
  messagesByTopic,
  openMessageCount,
  openMessages,
  releaseMessage,
  writeMessage,
} from './messages.ts';
import { pauseAfter, startOutbox } from './outbox.ts';
import { takeTurn } from './outbox-turns.ts';

let count = 0;
const start = Date.UTC(2026, 10, 22);

/** Each is sent after the one before. */
const message = () =>
  messageForTests({ at: start + (count += 1), text: 'The door is scratched — “left” side.\nWhat now?' });

describe.each(databasesForTests())('messages in $name', ({ missing, open }) => {
  describe.skipIf(missing)('kept and delivered', () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      return () => database.close();
    });
    afterEach(async () => {
      for (const sql of ['DELETE FROM messages', 'DELETE FROM outbox'])
        await database.write([{ sql, values: [] }]);
    });
    const stateOf = async ({ number }: Message) =>
      (await storedMessages(database)).find((each) => each.number === number)?.state;
    const left = async () =>
      (await database.read({ sql: 'SELECT number FROM outbox', values: [] })).map(({ number }) => number);

    it('are stored once, however often they are written, and come back as they were', async () => {
      const sent = message();
      await database.write(writeMessage(sent, 'pending'));
      await database.write(writeMessage(sent, 'pending'));
      expect(await storedMessages(database)).toEqual([{ ...sent, state: 'pending', doubts: [] }]);
      expect(await left()).toEqual([sent.number]);
    });

    it('are not put into the outbox again once they are delivered', async () => {
      const { outbox } = outboxOf(database);
      const sent = message();
      await database.write(writeMessage(sent, 'pending'));
      await outbox.settled();
      // What was kept while the database was away may be written a second time.
      await database.write(writeMessage(sent, 'pending'));
      expect(await left()).toEqual([]);
      expect(await stateOf(sent)).toBe('sent');
    });

    it('are counted by topic and state, those that have waited longest are read first', async () => {
      const [first, second, third] = [message(), message(), message()];
      await database.write(writeMessage(first, 'inbox'));
      await database.write(writeMessage(second, 'waiting', ['links', 'tooFast']));
      await database.write(writeMessage({ ...third, topic: 'payout' }, 'inbox'));
      await database.write(writeMessage(message(), 'inbox'));
      expect(await messagesByTopic(database, { since: 0 })).toEqual([
        { audience: 'host', topic: 'damage', state: 'inbox', count: 2 },
        { audience: 'host', topic: 'damage', state: 'waiting', count: 1 },
        { audience: 'host', topic: 'payout', state: 'inbox', count: 1 },
      ]);
      expect(await messagesByTopic(database, { since: third.at + 10 })).toEqual([]);
      const open = await openMessages(database, 3);
      expect(open.map(({ number }) => number)).toEqual([first, second, third].map(({ number }) => number));
      expect(open[1]?.doubts).toEqual(['links', 'tooFast']);
    });

    it('wait until a person lets them go, once; and are dropped for good', async () => {
      const { outbox, delivered } = outboxOf(database);
      const waiting = message();
      await database.write(writeMessage(waiting, 'waiting', ['links']));
      await outbox.settled();
      expect(delivered).toEqual([]);
      const [released] = await database.write(releaseMessage(waiting.number, 'pending', start));
      expect(released).toHaveLength(1);
      await outbox.settled();
      expect(delivered).toEqual([waiting.number]);
      const [again] = await database.write(releaseMessage(waiting.number, 'pending', start));
      expect(again).toEqual([]);
      await outbox.settled();
      expect(delivered).toEqual([waiting.number]);
      const dropped = message();
      await database.write(writeMessage(dropped, 'pending'));
      expect((await database.write(dropMessage(dropped.number))).flat()).toHaveLength(1);
      expect(await left()).toEqual([]);
      expect((await database.write(messages.erase(dropped.number))).flat()).toEqual([]);
    });

    it('end after 90 days, delivered or not', async () => {
      const [old, young] = [message(), message()];
      await database.write(writeMessage(old, 'pending'));
      await database.write(writeMessage({ ...young, at: start + 2 * dayMs }, 'inbox'));
      expect((await database.write(messages.eraseExpired(start + 91 * dayMs))).flat()).toHaveLength(1);
      expect(await stateOf(old)).toBeUndefined();
      expect(await stateOf(young)).toBe('inbox');
      expect(await left()).toEqual([]);
    });

    it('are taken by one of several at once, and all of them', async () => {
      // From the second round on each has its connection, and they really meet.
      for (let round = 0; round < 8; round += 1) {
        const all = Array.from({ length: 15 }, message);
        await database.write(all.flatMap((each) => writeMessage(each, 'pending')));
        const turns = await Promise.all(
          ['a', 'b', 'c', 'd', 'e', 'f'].map((claim) =>
            database.write(takeTurn(`${claim}${round}`, start + 1000)),
          ),
        );
        const taken = turns.flatMap(([, rows]) => rows!.map(({ number }) => number));
        expect(taken.sort()).toEqual(all.map(({ number }) => number).sort());
      }
    });

    it('whose deliverer was killed are delivered by the next, five minutes later', async () => {
      const sent = message();
      await database.write(writeMessage(sent, 'pending'));
      await database.write(takeTurn('of one that is killed', start + 1000));
      const { outbox, delivered, clock } = outboxOf(database);
      await outbox.settled();
      expect(delivered).toEqual([]);
      clock.now += 6 * 60 * 1000;
      await outbox.settled();
      expect(delivered).toEqual([sent.number]);
      expect(await stateOf(sent)).toBe('sent');
    });

    it('are tried again after longer and longer pauses, and given up after four days, where people see them', async () => {
      const sent = message();
      await database.write(writeMessage(sent, 'pending'));
      const { outbox, channel, clock, metrics } = outboxOf(database);
      const tries: number[] = [];
      channel.deliver = async () => {
        tries.push(clock.now);
        throw new ProviderError('refused', 'EENVELOPE 550');
      };
      const end = clock.now + 5 * dayMs;
      for (; clock.now < end; clock.now += 5000) {
        const isDue = tries.length === 0 || clock.now - tries.at(-1)! >= pauseAfter(tries.length);
        if (isDue) await outbox.settled();
        if (isDue && (await left()).length === 0) break;
      }
      const pauses = tries.slice(1).map((at, index) => (at - tries[index]!) / 1000);
      expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
      expect(Math.max(...pauses)).toBe(3600);
      expect(tries.at(-1)! - tries[0]!).toBeGreaterThan(4 * dayMs);
      expect(await stateOf(sent)).toBe('failed');
      expect(await openMessages(database, 50)).toMatchObject([{ number: sent.number }]);
      expect(await openMessageCount(database)).toBe(1);
      expect((await metrics.messagesFailed.get()).values[0]?.value).toBe(1);
      // Mended meanwhile, somebody sends it again.
      await database.write(releaseMessage(sent.number, 'pending', clock.now));
      const { outbox: mended, delivered } = outboxOf(database, clock);
      await mended.settled();
      expect(delivered).toEqual([sent.number]);
    });

    it.each([-100, 100])(
      'taken by an instance whose clock is %s days from the database’s go out at once, and are not given up sooner',
      async (days) => {
        const sent = message();
        await database.write(writeMessage({ ...sent, at: start + days * dayMs }, 'pending'));
        const { outbox, channel, clock, delivered } = outboxOf(database);
        const { deliver } = channel;
        channel.deliver = async () => {
          throw new ProviderError('refused', 'EENVELOPE 550');
        };
        for (let failures = 0; failures < 30; failures += 1) {
          await outbox.settled();
          clock.now += pauseAfter(failures + 1);
        }
        expect(await left()).toEqual([sent.number]);
        channel.deliver = deliver;
        await outbox.settled();
        expect(delivered).toEqual([sent.number]);
      },
    );

    it.each([-100, 100])(
      'wait as long as ever, and are not given up, where an instance’s clock is %s days from the database’s',
      async (days) => {
        const sent = message();
        await database.write(writeMessage(sent, 'pending'));
        const clock = { now: start + 1000 };
        const right = outboxOf(database, clock);
        const wrong = outboxOf(database, clock, days * dayMs);
        for (const { channel } of [right, wrong])
          channel.deliver = async () => {
            throw new ProviderError('refused', 'EENVELOPE 550');
          };
        await right.outbox.settled();
        clock.now += pauseAfter(1);
        await wrong.outbox.settled();
        expect(wrong.log.warn).toHaveBeenCalledTimes(1);
        clock.now += pauseAfter(2) - 1;
        await wrong.outbox.settled();
        expect(wrong.log.warn).toHaveBeenCalledTimes(1);
        clock.now += 1;
        await right.outbox.settled();
        expect(right.log.warn).toHaveBeenCalledTimes(2);
        expect(await stateOf(sent)).toBe('pending');
      },
    );

    it('erased on their way stay erased', async () => {
      const sent = message();
      await database.write(writeMessage(sent, 'pending'));
      const { outbox, channel } = outboxOf(database);
      channel.deliver = async () => void (await database.write(messages.erase(sent.number)));
      await outbox.settled();
      expect(await stateOf(sent)).toBeUndefined();
      expect(await left()).toEqual([]);
    });
  });
});

describe.skipIf(missingPostgres)('a message that is erased while it is being delivered', () => {
  it('is, and neither waits for what the other has', async () => {
    const program = `erased-${Math.random()}`;
    const url = await newPostgresUrl();
    const database = postgresDatabase(`${url}&application_name=${program}`, migrations);
    const other = new pg.Client(url);
    await other.connect();
    onTestFinished(async () => void (await Promise.all([other.end(), database.close()])));
    const sql = `SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'`;
    const waiting = async () => (await database.read({ sql, values: [program] })).length;
    const sent = message();
    await database.write(writeMessage(sent, 'pending'));
    let erased: Promise<unknown> | undefined;
    const failed = vi.fn();
    const { outbox, delivered } = outboxOf({
      read: database.read,
      async write(statements) {
        if (delivered.length > 0) await eraseMeanwhile();
        return database.write(statements).catch(failed);
      },
    });
    /** Whoever holds its turn for a moment keeps both waiting at once. */
    async function eraseMeanwhile() {
      await other.query('BEGIN');
      await other.query('SELECT number FROM outbox WHERE number = $1 FOR UPDATE', [sent.number]);
      erased = database.write(messages.erase(sent.number)).catch(failed);
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    }
    const settled = outbox.settled();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await other.query('COMMIT');
    await Promise.all([erased, settled]);
    expect(failed).not.toHaveBeenCalled();
    expect(delivered).toEqual([sent.number]);
    expect(await storedMessages(database)).toEqual([]);
  });
});

it.each(['unavailable', 'busy'] as const)(
  'one failure says as much as twenty where nothing goes out: the others are given back, and none is lost (%s)',
  async (fault) => {
    const database = memoryDatabase();
    const { outbox, channel, clock, delivered } = outboxOf(database);
    const all = Array.from({ length: 45 }, message);
    for (const each of all) await database.write(writeMessage(each, 'pending'));
    const deliver = channel.deliver;
    const failing = vi.fn().mockRejectedValue(new ProviderError(fault, 'ECONNECTION'));
    channel.deliver = failing;
    await outbox.settled();
    expect(failing.mock.calls.length).toBeLessThan(20);
    channel.deliver = deliver;
    clock.now += 60_000;
    // The breaker goes by a clock that nobody sets.
    await vi.waitFor(
      async () => {
        clock.now += 60_000;
        await outbox.settled();
        expect(delivered).toHaveLength(45);
      },
      { timeout: 100_000, interval: 500 },
    );
    expect(new Set(delivered)).toEqual(new Set(all.map(({ number }) => number)));
    await database.close();
  },
);

it('begins no other message once it is stopping: the rest is for the next, at once', async () => {
  const database = memoryDatabase();
  const { outbox, channel, delivered } = outboxOf(database);
  const { promise: gate, resolve: open } = promiseWithResolvers();
  const { deliver } = channel;
  const begun = vi.fn(async (...args: Parameters<typeof deliver>) => {
    await gate;
    return deliver(...args);
  });
  channel.deliver = begun;
  for (let index = 0; index < 6; index += 1) await database.write(writeMessage(message(), 'pending'));
  outbox.wake();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(4), { timeout: 60_000 });
  const stopped = outbox.stop();
  open();
  await stopped;
  expect([begun.mock.calls.length, delivered.length]).toEqual([4, 4]);
  expect(await database.read({ sql: 'SELECT claim FROM outbox', values: [] })).toEqual([
    { claim: null },
    { claim: null },
  ]);
  await database.close();
});

it('leaves what a silent channel holds to the next, without waiting for it, and counts no failure', async () => {
  const database = memoryDatabase();
  const { outbox, channel } = outboxOf(database, undefined, 0, 50);
  const begun = vi.fn(() => new Promise<void>(() => undefined));
  channel.deliver = begun;
  for (let index = 0; index < 6; index += 1) await database.write(writeMessage(message(), 'pending'));
  outbox.wake();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(4), { timeout: 60_000 });
  await outbox.stop();
  expect(begun).toHaveBeenCalledTimes(4);
  const left = await database.read({ sql: 'SELECT claim, failures FROM outbox', values: [] });
  expect(left).toEqual(Array.from({ length: 6 }, () => ({ claim: null, failures: 0 })));
  await database.close();
});

it('goes on after the database was away', async () => {
  const database = memoryDatabase();
  const { database: cutOff, way } = awayAtWill(database);
  const { outbox, delivered } = outboxOf(cutOff);
  await outbox.settled();
  way.isAway = false;
  const sent = message();
  await database.write(writeMessage(sent, 'pending'));
  await outbox.settled();
  expect(delivered).toEqual([sent.number]);
  await database.close();
});

describe('where the database goes away while four are on their way', () => {
  /** One of them has gone and cannot be marked; the others go when the test lets them. */
  async function lostOnTheWay() {
    const database = memoryDatabase();
    const { database: cutOff, way } = awayAtWill(database, false);
    const refused = vi.fn();
    const { write } = cutOff;
    cutOff.write = (statements) =>
      write(statements).catch((error: unknown) => {
        refused();
        throw error;
      });
    const { outbox, channel } = outboxOf(cutOff);
    const { promise: gate, resolve: open } = promiseWithResolvers();
    let begun = 0;
    const onTheWay = { now: 0, most: 0, atClose: undefined as number | undefined };
    channel.deliver = async () => {
      onTheWay.now += 1;
      onTheWay.most = Math.max(onTheWay.most, onTheWay.now);
      if ((begun += 1) === 4) way.isAway = true;
      else await gate;
      onTheWay.now -= 1;
    };
    channel.close = async () => void (onTheWay.atClose = onTheWay.now);
    const putIn = async () => {
      for (let index = 0; index < 4; index += 1) await database.write(writeMessage(message(), 'pending'));
    };
    await putIn();
    outbox.wake();
    await vi.waitFor(() => expect(refused).toHaveBeenCalled(), { timeout: 60_000 });
    way.isAway = false;
    return { database, outbox, open, onTheWay, putIn };
  }

  it('the next batch waits for the others', async () => {
    const { database, outbox, open, onTheWay, putIn } = await lostOnTheWay();
    await putIn();
    outbox.wake();
    // What the next batch would ask of the database before it begins is answered by then.
    for (let asked = 0; asked < 3; asked += 1) await database.read({ sql: 'SELECT 1', values: [] });
    expect(onTheWay.most).toBe(4);
    open();
    await outbox.settled();
    const left = await database.read({ sql: 'SELECT number FROM outbox', values: [] });
    expect(left, 'but the one that could not be marked').toHaveLength(1);
  });

  it('the channel is closed after the others have gone', async () => {
    const { outbox, open, onTheWay } = await lostOnTheWay();
    const stopped = outbox.stop();
    await new Promise((resolve) => setImmediate(resolve));
    open();
    await stopped;
    expect(onTheWay.atClose).toBe(0);
  });
});

function promiseWithResolvers() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** An outbox with a database whose clock is set by hand, from which its own may differ, and whose channel writes down what it delivers. */
function outboxOf(
  database: Pick<Database, 'read' | 'write'>,
  clock = { now: start + 1000 },
  apartMs = 0,
  leaveMs?: number,
) {
  const delivered: string[] = [];
  const metrics = createMetrics();
  const channel: Channel = {
    name: 'test',
    // As long as a busy machine may take.
    timeoutMs: 60_000,
    maxFailures: 1000,
    deliver: async ({ number }) => void delivered.push(number),
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const outbox = startOutbox({
    database: {
      read: (statement) => database.read(statement),
      write: (statements) => database.write(statements),
      now: async () => clock.now,
    },
    channel,
    write: ({ number, text }) => ({ subject: number, body: text }),
    metrics,
    log,
    everyMs: 3_600_000,
    now: () => clock.now + apartMs,
    ...(leaveMs !== undefined && { leaveMs }),
  });
  onTestFinished(() => outbox.stop());
  return { outbox, channel, delivered, clock, metrics, log };
}
