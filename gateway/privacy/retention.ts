import type { FastifyBaseLogger } from 'fastify';
import type { Database, Statement, Value } from '../database/database.ts';
import { dayMs } from '../day.ts';
import type { Metrics } from '../ops/metrics.ts';

/** How long what people wrote is kept, in milliseconds. `checks/conventions/retention.test.ts` names who is promised so. */
export const wordsKeptMs = 90 * dayMs;

/** How long sums are kept, which say nothing of anybody: 25 months. */
export const sumsKeptMs = 761 * dayMs;

/** A kind of thing that people send, as far as it is erased. */
export interface Erasable {
  /** What erases one by its reference number; returns a row for each that was there. */
  erase(number: string): Statement[];
  /**
   * What erases all that has been kept for long enough at a moment, in milliseconds since 1970, and returns a row for each that
   * people sent; what was stored {@link fromTheFutureMs} ahead of it is as old as the moment.
   */
  eraseExpired(now: number): Statement[];
}

/** What stands further ahead than this was stored by a clock that was wrong: it counts from now on. */
export const fromTheFutureMs = dayMs;

/**
 * Lets what a wrong clock has dated ahead count from now on, in one column.
 *
 * @param as how the column has a moment, such as a day; left out, in milliseconds since 1970
 */
export const fromNowOn = (
  table: string,
  column: string,
  now: number,
  as: (at: number) => Value = (at) => at,
): Statement => ({
  sql: `UPDATE ${table} SET ${column} = $1 WHERE ${column} > $2`,
  values: [as(now), as(now + fromTheFutureMs)],
});

/** Not at the start itself, which has other things to do. */
const firstAfterMs = 60 * 1000;
const everyMs = 60 * 60 * 1000;
/** There may be thousands of rows, and nobody waits for it. */
const maxErasingMs = 60 * 1000;
/** How far the clocks of this process and of the database may be apart. */
const maxApartMs = 60 * 60 * 1000;
/** A clock that has gone on by more since something was last erased may have been set wrong: so long somebody can set it right. */
const maxJumpMs = 2 * dayMs;
const doubtedForMs = dayMs;

export interface RetentionOptions {
  database: Pick<Database, 'read' | 'write' | 'now'>;
  kinds: readonly Erasable[];
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  metrics: Pick<Metrics, 'lastErased'>;
}

/**
 * Erases what has been kept for long enough, a minute after the start and every hour; the log says how much, and a metric when.
 * Where the database has another time than this process, nothing is erased: by a clock that is months ahead, all of it would be
 * old. Where both have gone on by days since the last time, as after a pause or with a clock that both have wrong, a day passes
 * first, however often the server starts in it. Returns what ends it.
 */
export function startRetention({ database, kinds, log, metrics }: RetentionOptions): () => void {
  const note = (at: number) => metrics.lastErased.set(at / 1000);

  async function erase() {
    try {
      const here = Date.now();
      const at = (await database.now?.()) ?? here;
      const [last] = await database.read({ sql: 'SELECT at, doubted_at FROM retention', values: [] });
      if (last) note(Number(last['at']));
      if (Math.abs(here - at) > maxApartMs) {
        const clocks = { here: new Date(here).toISOString(), database: new Date(at).toISOString() };
        log.error(clocks, 'nothing erased: this server and the database have different times, set the clock');
        return;
      }
      const lastAt = Number(last?.['at'] ?? at);
      if (at - lastAt > maxJumpMs) {
        const doubtedAt = Number(last!['doubted_at']);
        // What an earlier doubt has left, or a clock further ahead, is not this one.
        const isDoubted = doubtedAt > lastAt && doubtedAt <= at;
        if (!isDoubted) await database.write([doubts(at)]);
        if (!isDoubted || at - doubtedAt < doubtedForMs) {
          const times = { last: new Date(lastAt).toISOString(), now: new Date(at).toISOString() };
          log.error(times, 'nothing erased for a day: the clock has gone on by days, set it if it is wrong');
          return;
        }
      }
      const erasures = [...kinds.flatMap((kind) => kind.eraseExpired(at)), hasErased(at)];
      const results = await database.write(erasures, maxErasingMs);
      note(at);
      const rows = results.flat().length;
      if (rows > 0) log.info({ rows }, 'erased what was kept for long enough');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'nothing erased: tried again in an hour');
    }
  }
  const first = setTimeout(() => void erase(), firstAfterMs).unref();
  const timer = setInterval(() => void erase(), everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Remembers when something was last erased. */
const hasErased = (at: number): Statement => ({
  sql: `INSERT INTO retention (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at, doubted_at = NULL`,
  values: [at],
});

/** Remembers since when the clock is doubted. */
const doubts = (at: number): Statement => ({ sql: 'UPDATE retention SET doubted_at = $1', values: [at] });
