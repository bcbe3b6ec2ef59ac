import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Statement } from '../database/database.ts';
import { createMetrics } from '../ops/metrics.ts';
import { startRetention } from './retention.ts';

const minuteMs = 60 * 1000;
const log = { info: vi.fn(), error: vi.fn() };
const metrics = createMetrics();
/** When something was last erased, as Prometheus is told. */
const lastErased = async () =>
  new Date(1000 * (await metrics.lastErased.get()).values[0]!.value).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  metrics.registry.resetMetrics();
  vi.clearAllMocks();
});

/** Nothing was erased before. */
const never = async () => [];
/** What a test of kinds is not about. */
const noted = expect.objectContaining({ sql: expect.stringContaining('INTO retention') });

/** Longer than a visitor waits: there may be much to erase. */
const patienceOfErasing = 60_000;

/** A kind of which nothing is left but the moment at which it was erased. */
const kind = (name: string) => ({
  erase: () => [],
  eraseExpired: (now: number): Statement[] => [{ sql: name, values: [now] }],
});

it('erases every kind a minute after the start and each hour from then on, until it is ended', async () => {
  const write = vi.fn(async (_statements: readonly Statement[]) => []);
  const end = startRetention({
    database: { read: never, write },
    kinds: [kind('votes'), kind('messages')],
    log,
    metrics,
  });
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(write).toHaveBeenLastCalledWith(
    [
      { sql: 'votes', values: [Date.parse('2026-11-23T12:01:00Z')] },
      { sql: 'messages', values: [Date.parse('2026-11-23T12:01:00Z')] },
      noted,
    ],
    patienceOfErasing,
  );
  await vi.advanceTimersByTimeAsync(120 * minuteMs);
  expect(write).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(120 * minuteMs);
  expect(write).toHaveBeenCalledTimes(3);
});

it('says that the database is away, and tries again', async () => {
  const write = vi.fn(async () => []).mockRejectedValueOnce(new Error('away'));
  const end = startRetention({ database: { read: never, write }, kinds: [kind('votes')], log, metrics });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(log.error).toHaveBeenCalledWith({ reason: 'away' }, 'nothing erased: tried again in an hour');
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(write).toHaveBeenCalledTimes(2);
  end();
});

it('says how much it has erased, and nothing where there was nothing', async () => {
  const write = vi.fn(async () => [[{ number: 'a' }, { number: 'b' }], [], [{ number: 'c' }]]);
  const end = startRetention({ database: { read: never, write }, kinds: [kind('votes')], log, metrics });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(log.info).toHaveBeenCalledWith({ rows: 3 }, 'erased what was kept for long enough');
  write.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(log.info).toHaveBeenCalledTimes(1);
  end();
});

it('tells Prometheus when something was last erased, and goes on telling it while nothing is', async () => {
  const write = vi.fn(async () => []);
  const end = startRetention({ database: { read: never, write }, kinds: [kind('votes')], log, metrics });
  expect(await lastErased()).toBe('1970-01-01T00:00:00.000Z');
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(await lastErased()).toBe('2026-11-23T13:00:00.000Z');
  write.mockRejectedValue(new Error('away'));
  await vi.advanceTimersByTimeAsync(300 * minuteMs);
  expect(await lastErased()).toBe('2026-11-23T13:00:00.000Z');
  end();
});

it('tells Prometheus what another process has erased, where this one erases nothing', async () => {
  const { start } = erasedAYearAgo();
  const end = start();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await lastErased()).toBe('2025-11-20T12:00:00.000Z');
  end();
});

it.each([-100, 100])('erases nothing by a clock that is %s days from that of the database', async (days) => {
  const write = vi.fn(async (_statements: readonly Statement[]) => []);
  let apart = days * 24 * 60 * minuteMs;
  const database = { read: never, write, now: async () => Date.now() - apart };
  const end = startRetention({ database, kinds: [kind('votes')], log, metrics });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(write).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ here: '2026-11-23T12:01:00.000Z' }),
    'nothing erased: this server and the database have different times, set the clock',
  );
  // Somebody sets it; the rest goes by the database's.
  apart = 5000;
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(write).toHaveBeenCalledWith(
    [{ sql: 'votes', values: [Date.parse('2026-11-23T12:59:55Z')] }, noted],
    patienceOfErasing,
  );
  end();
});

const statements = (write: { mock: { calls: [readonly Statement[]][] } }) =>
  write.mock.calls.flatMap(([all]) => all.map(({ sql }) => sql));

/** A database that was erased from a year ago, and remembers what is said of the clock. */
function erasedAYearAgo() {
  const row: { at: number; doubted_at: number | null } = {
    at: Date.parse('2025-11-20T12:00:00Z'),
    doubted_at: null,
  };
  const write = vi.fn(async (all: readonly Statement[]) => {
    for (const { sql, values } of all) {
      if (sql.startsWith('UPDATE retention')) row.doubted_at = Number(values[0]);
      if (sql.startsWith('INSERT INTO retention'))
        Object.assign(row, { at: Number(values[0]), doubted_at: null });
    }
    return [];
  });
  const start = () =>
    startRetention({ database: { read: async () => [row], write }, kinds: [kind('votes')], log, metrics });
  return { row, write, start };
}

it('waits for a day where the clock has gone on by days, and as long as somebody sets it back not at all', async () => {
  const { write, start } = erasedAYearAgo();
  const end = start();
  await vi.advanceTimersByTimeAsync(20 * 60 * minuteMs);
  expect(statements(write)).not.toContain('votes');
  expect(log.error).toHaveBeenCalledWith(
    { last: '2025-11-20T12:00:00.000Z', now: expect.stringMatching(/^2026-11-23/) },
    'nothing erased for a day: the clock has gone on by days, set it if it is wrong',
  );
  await vi.advanceTimersByTimeAsync(6 * 60 * minuteMs);
  expect(statements(write)).toContain('votes');
  // From then on each hour again.
  const before = write.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(write).toHaveBeenCalledTimes(before + 1);
  end();
});

it('counts the day over the starts of a server that is started anew each night', async () => {
  const { write, start } = erasedAYearAgo();
  for (let starts = 0; starts < 2; starts++) {
    const end = start();
    await vi.advanceTimersByTimeAsync(16 * 60 * minuteMs);
    end();
    expect(statements(write).includes('votes')).toBe(starts === 1);
  }
});

it('doubts anew what has gone on again after it was set right, whatever an older doubt has left', async () => {
  const { row, write, start } = erasedAYearAgo();
  // One that ended with an erasure, and one by a clock that was further ahead.
  for (const left of [row.at - 1, Date.parse('2027-11-23T12:00:00Z')]) {
    row.doubted_at = left;
    const end = start();
    await vi.advanceTimersByTimeAsync(2 * minuteMs);
    end();
    expect(statements(write)).not.toContain('votes');
    expect(row.doubted_at).toBe(Date.now() - minuteMs);
  }
});
