import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import { type Database, DatabaseAway, type Row, type Statement, type Value } from './database.ts';

/** What became of something that was sent: on the disk, or kept in memory until the database is back. */
export type Written = 'stored' | 'kept';

/** Too much is kept already: what was sent could not be taken. */
export class NoRoom extends Error {}

export interface KeptWritesOptions {
  metrics: Pick<Metrics, 'writesKept' | 'writesLost'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How many are kept at most. */
  maxKept?: number;
  /** How long the database is left alone before it is tried again, in milliseconds. */
  retryMs?: number;
  /** Aborts when the process has no more time to wait for the database: what is kept then is lost. */
  timeOver?: AbortSignal | undefined;
}

/** A database that takes what people send even while it is away. */
export interface KeptWrites {
  /**
   * Writes, or keeps what is to be written, in its order, and writes it when the database is back. It may then be written
   * twice, since an answer can be lost: let the statements be such that the second time changes nothing.
   *
   * @param ifKept what is written later in place of the statements, where that is not the same
   * @throws NoRoom where too much is kept already, or nothing is kept any more because the process ends
   */
  write(statements: readonly Statement[], ifKept?: readonly Statement[]): Promise<Written>;
  /** Whether a write is kept that has a value, such as a number: the database does not know of it yet. */
  isKeeping(value: Value): boolean;
  /** Tries at once to write what is kept, without waiting for the next turn; ends when the database has it, or is still away. */
  storeNow(): Promise<void>;
  /** @throws DatabaseAway */
  read(statement: Statement): Promise<Row[]>;
  /** Tries once more as long as there is time, tells what is lost, or at once when the time is over, and closes the database. */
  close(): Promise<void>;
}

/** Keeps writes in memory, within a bound, while the database is away; the log and the metrics say when that changes. */
export function keptWrites(database: Database, options: KeptWritesOptions): KeptWrites {
  const { metrics, log, maxKept = 2000, retryMs = 5000, timeOver } = options;
  const kept: (readonly Statement[])[] = [];
  let retrying: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;
  let storedLater = 0;
  let isOver = false;

  /** Whoever stops the process may leave no time for more: this one says it at once. */
  function end() {
    if (isOver) return;
    isOver = true;
    clearTimeout(retrying);
    const lost = kept.splice(0).length;
    if (lost === 0) return;
    metrics.writesLost.inc(lost);
    metrics.writesKept.set(0);
    log.error({ lost }, 'the database did not come back: what people sent is lost');
  }
  const ended = new Promise<void>((resolve) => {
    timeOver?.addEventListener('abort', () => resolve(end()), { once: true });
  });

  function keep(statements: readonly Statement[], reason: string): Written {
    if (isOver || kept.length >= maxKept) throw new NoRoom();
    if (kept.length === 0)
      log.warn({ reason }, 'database away: keeping what people send in memory, and trying again');
    metrics.writesKept.set(kept.push(statements));
    storeLater();
    return 'kept';
  }

  function storeLater() {
    if (!storing && kept.length > 0) retrying ??= setTimeout(() => void store(), retryMs).unref();
  }

  /** By one at a time, however long it takes: two would take from the same list. */
  function store(): Promise<void> {
    clearTimeout(retrying);
    retrying = undefined;
    storing ??= writeKept().finally(() => {
      storing = undefined;
      storeLater();
    });
    return storing;
  }

  async function writeKept(): Promise<void> {
    while (kept.length > 0) {
      try {
        await database.write(kept[0]!);
        storedLater += 1;
      } catch (error) {
        if (error instanceof DatabaseAway) return;
        if (!isOver) refused(error as Error);
      }
      // What came too late was told to be lost.
      if (isOver) return;
      kept.shift();
      metrics.writesKept.set(kept.length);
    }
    log.warn({ stored: storedLater }, 'database answers again');
    storedLater = 0;
  }

  /** One that was kept, by the database that is back: a mistake of ours. */
  function refused({ message }: Error): void {
    metrics.writesLost.inc();
    log.error({ reason: message }, 'the database refuses what somebody sent: it is lost');
  }

  async function lastTry(): Promise<void> {
    await storing;
    if (kept.length > 0) await store();
  }

  return {
    async write(statements, ifKept = statements) {
      // Those that came first are written first; and nobody waits for a database that is known to be away.
      if (kept.length > 0) return keep(ifKept, '');
      try {
        await database.write(statements);
        return 'stored';
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error;
        return keep(ifKept, error.message);
      }
    },
    isKeeping: (value) => kept.some((each) => each.some(({ values }) => values.includes(value))),
    read: (statement) => database.read(statement),
    storeNow: async () => (kept.length > 0 ? store() : undefined),
    async close() {
      await Promise.race([lastTry(), ended]);
      end();
      await database.close();
    },
  };
}
