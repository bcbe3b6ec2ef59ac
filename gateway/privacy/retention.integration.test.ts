import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, writeMessage } from '../contact/messages.ts';
import { takeTurn } from '../contact/outbox-turns.ts';
import type { Database } from '../database/database.ts';
import { dayMs } from '../day.ts';
import { type Vote, votes, writeAddition, writeVote } from '../feedback/votes.ts';
import { createMetrics } from '../ops/metrics.ts';
import { messageForTests } from '../testing/test-message.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import { erasures, rememberErased } from './erasures.ts';
import { startRetention, sumsKeptMs, wordsKeptMs } from './retention.ts';

const now = Date.UTC(2026, 10, 22, 12);
/** By a clock that was wrong for a while. */
const ahead = now + 730 * dayMs;

describe.each(databasesForTests())('what a clock ahead has dated in $name', ({ missing, open }) => {
  let database: Database;
  beforeEach(async () => {
    if (missing) return;
    database = await open();
    return () => database.close();
  });
  const eraseAt = (at: number) =>
    database.write([votes, messages, erasures].flatMap((kind) => kind.eraseExpired(at)));
  const rowsOf = (table: string) => database.read({ sql: `SELECT * FROM ${table}`, values: [] });

  it.skipIf(missing)('is delivered with the right clock, whosever turn it was', async () => {
    const message = (number: string) => messageForTests({ number, at: ahead });
    await database.write(writeMessage(message('taken by one that was killed'), 'pending'));
    await database.write(takeTurn('of the killed one', ahead));
    await database.write(writeMessage(message('tried, and to be tried again'), 'pending'));
    const postponed = `UPDATE outbox SET failures = 1, due_at = $1 WHERE claim IS NULL`;
    await database.write([{ sql: postponed, values: [ahead] }]);
    await eraseAt(now);
    const [, taken] = await database.write(takeTurn('of the next', now));
    expect(taken!.map(({ number }) => number)).toHaveLength(2);
    await eraseAt(now + wordsKeptMs + 1);
    expect([await rowsOf('messages'), await rowsOf('outbox')]).toEqual([[], []]);
  });

  it.skipIf(missing)('is erased as long after it is found as all else is after it was sent', async () => {
    const vote = { page: '/faqs/drive/Guide', section: 'Reserve', language: 'en', isRepeated: false };
    const voteAt = (number: string, at: number): Vote => ({ ...vote, number, at, answer: 'yes' });
    await database.write(writeVote(voteAt('then', ahead)));
    await database.write(writeVote(voteAt('later', ahead + dayMs)));
    await database.write(writeVote(voteAt('now', now)));
    await database.write(writeAddition('to none', { comment: 'words' }, ahead));
    await database.write([rememberErased('erased', ahead)]);
    await eraseAt(now);
    const today = '2026-11-22';
    expect((await rowsOf('votes')).map(({ day }) => day)).toEqual([today, today, today]);
    expect(await rowsOf('vote_sums')).toMatchObject([{ day: today, yes: 3 }]);
    await database.write(votes.erase('then'));
    expect(await rowsOf('vote_sums'), 'one is taken out of its sum').toMatchObject([{ yes: 2 }]);
    await eraseAt(now + 3 * dayMs + 1);
    expect([await rowsOf('early_additions'), await rowsOf('erased')]).toEqual([[], []]);
    await eraseAt(now + wordsKeptMs + 1);
    expect([await rowsOf('votes'), (await rowsOf('vote_sums')).length]).toEqual([[], 1]);
    await eraseAt(now + sumsKeptMs + dayMs);
    expect(await rowsOf('vote_sums')).toEqual([]);
  });

  /** What the log says of a server that starts at a moment and erases a minute later. */
  async function eraseAfterStart(at: number): Promise<string> {
    const told = vi.fn();
    const log = { info: told, error: told };
    const one = { erase: () => [], eraseExpired: () => [{ sql: 'SELECT 1', values: [] }] };
    const { read, write } = database;
    vi.useFakeTimers({ now: at });
    const metrics = createMetrics();
    const end = startRetention({
      database: { read, write, now: async () => at },
      kinds: [one],
      log,
      metrics,
    });
    vi.advanceTimersByTime(60 * 1000);
    vi.useRealTimers(); // the database's own go on
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 60_000 });
    end();
    return told.mock.calls[0]![1];
  }

  it.skipIf(missing)('waits for a day after the clock has gone on by days, counted over starts', async () => {
    const hourMs = dayMs / 24;
    expect(await eraseAfterStart(now)).toMatch(/^erased/);
    const later = now + 3 * dayMs;
    expect(await eraseAfterStart(later)).toMatch(/^nothing erased for a day/);
    expect(await eraseAfterStart(later + 23 * hourMs)).toMatch(/^nothing erased for a day/);
    expect(await eraseAfterStart(later + 24 * hourMs)).toMatch(/^erased/);
    // Of the next time it is not spared.
    expect(await eraseAfterStart(later + 5 * dayMs)).toMatch(/^nothing erased for a day/);
  });
});
