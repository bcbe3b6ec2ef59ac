import { afterEach, expect, it, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { type Database, DatabaseAway, type Statement } from './database.ts';
import { keptWrites, NoRoom } from './kept-writes.ts';

afterEach(() => vi.useRealTimers());

const statement = (id: string): Statement[] => [{ sql: 'INSERT', values: [id] }];

/** A database that a test takes away and brings back, and that refuses what is called "wrong". */
function moodyDatabase() {
  const written: unknown[] = [];
  const mood = { isAway: false, calls: 0 };
  const database: Database = {
    name: 'sqlite',
    async write([first]) {
      mood.calls += 1;
      if (mood.isAway) throw new DatabaseAway('no room on the disk');
      if (first!.values[0] === 'wrong') throw new Error('constraint');
      written.push(first!.values[0]);
      return [[]];
    },
    read: () => Promise.resolve([]),
    close: vi.fn(async () => undefined),
  };
  return { database, mood, written };
}

interface Told {
  reason?: string;
  stored?: number;
  lost?: number;
}

/** What keeps writes for that database, and what the log was told. */
function kept(options: { maxKept?: number; timeOver?: AbortSignal } = {}) {
  const moody = moodyDatabase();
  const events: string[] = [];
  const metrics = createMetrics();
  const writes = keptWrites(moody.database, {
    ...options,
    retryMs: 1000,
    metrics,
    log: {
      warn: ({ reason, stored }: Told) =>
        events.push(reason === undefined ? `stored ${stored}` : `left: ${reason}`),
      error: ({ reason, lost }: Told) =>
        events.push(reason === undefined ? `lost ${lost}` : `refused: ${reason}`),
    },
  });
  const counted = async () => (await metrics.writesKept.get()).values[0]?.value;
  return { ...moody, writes, events, counted };
}

it('stores at once while the database answers', async () => {
  const { writes, written, events } = kept();
  expect(await writes.write(statement('a'))).toBe('stored');
  expect(written).toEqual(['a']);
  expect(events).toEqual([]);
});

it('keeps what comes while it is away, and stores it in its order when it is back', async () => {
  vi.useFakeTimers();
  const { writes, written, mood, events } = kept();
  mood.isAway = true;
  for (const id of ['a', 'b', 'c']) expect(await writes.write(statement(id))).toBe('kept');
  expect(mood.calls, 'nobody waits for it once it is known').toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([]);
  mood.isAway = false;
  expect(await writes.write(statement('d')), 'those before are not stored yet').toBe('kept');
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(['a', 'b', 'c', 'd']);
  expect(events).toEqual(['left: no room on the disk', 'stored 4']);
  expect(await writes.write(statement('e'))).toBe('stored');
});

it('stores later what is meant for later, and knows what it keeps', async () => {
  const { writes, written, mood } = kept();
  expect(await writes.write(statement('now'), statement('later'))).toBe('stored');
  mood.isAway = true;
  for (const id of ['one', 'two']) await writes.write(statement(id), statement(`${id} later`));
  expect([writes.isKeeping('two later'), writes.isKeeping('two')]).toEqual([true, false]);
  mood.isAway = false;
  await writes.close();
  expect(written).toEqual(['now', 'one later', 'two later']);
  expect(writes.isKeeping('two later')).toBe(false);
});

it('stores by one at a time, also where storing takes longer than the pause: nothing is stored twice or lost', async () => {
  vi.useFakeTimers();
  const { writes, written, mood, events, database } = kept();
  mood.isAway = true;
  for (const id of ['a', 'b', 'c']) await writes.write(statement(id));
  mood.isAway = false;
  const write = database.write.bind(database);
  database.write = async (statements) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    // Gone once more, halfway through.
    mood.isAway = written.length === 2 && mood.calls < 5;
    return write(statements);
  };
  for (const id of ['d', 'e', 'f']) {
    await vi.advanceTimersByTimeAsync(600);
    expect(await writes.write(statement(id))).toBe('kept');
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(writes.isKeeping('a')).toBe(false);
  expect(events).toEqual(['left: no room on the disk', 'stored 6']);
});

it('takes no more than it has room for, and says so', async () => {
  const { writes, mood } = kept({ maxKept: 2 });
  mood.isAway = true;
  await writes.write(statement('a'));
  await writes.write(statement('b'));
  await expect(writes.write(statement('c'))).rejects.toThrow(NoRoom);
});

it('does not hold the others back for one that is refused, and keeps no mistake', async () => {
  vi.useFakeTimers();
  const { writes, written, mood, events } = kept();
  await expect(writes.write(statement('wrong'))).rejects.toThrow('constraint');
  mood.isAway = true;
  for (const id of ['a', 'wrong', 'b']) await writes.write(statement(id));
  mood.isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(['a', 'b']);
  expect(events).toContain('refused: constraint');
});

it('tries once more at the end, and says what is lost', async () => {
  const returned = kept();
  returned.mood.isAway = true;
  await returned.writes.write(statement('a'));
  returned.mood.isAway = false;
  await returned.writes.close();
  expect(returned.written).toEqual(['a']);
  expect(returned.events).not.toContain('lost 1');

  const gone = kept();
  gone.mood.isAway = true;
  await gone.writes.write(statement('a'));
  await gone.writes.close();
  expect(gone.events).toContain('lost 1');
  expect(await gone.counted()).toBe(0);
  expect(gone.database.close).toHaveBeenCalled();
});

it('is tried at once where somebody asks for it, whatever the pause', async () => {
  const { writes, written, mood, events } = kept();
  await writes.storeNow();
  expect(mood.calls).toBe(0);
  mood.isAway = true;
  for (const id of ['a', 'b']) await writes.write(statement(id));
  await writes.storeNow();
  expect(events).toEqual(['left: no room on the disk']);
  mood.isAway = false;
  await writes.storeNow();
  expect(written).toEqual(['a', 'b']);
  expect(events.at(-1)).toBe('stored 2');
});

it('says what is lost the moment there is no more time, once, and waits for no database that hangs', async () => {
  const timeOver = new AbortController();
  const { writes, mood, events, database } = kept({ timeOver: timeOver.signal });
  mood.isAway = true;
  for (const id of ['a', 'b', 'c']) await writes.write(statement(id));
  let answer: () => void = () => undefined;
  database.write = () => new Promise((resolve) => (answer = () => resolve([[]])));
  const closed = writes.close();
  timeOver.abort();
  expect(events.at(-1)).toBe('lost 3');
  await closed;
  expect(database.close).toHaveBeenCalled();
  answer();
  await new Promise(setImmediate);
  expect(events.at(-1), 'what comes too late changes nothing').toBe('lost 3');
  database.write = () => Promise.reject(new DatabaseAway('gone'));
  await expect(writes.write(statement('d')), 'nobody is told that it is kept').rejects.toThrow(NoRoom);
});
