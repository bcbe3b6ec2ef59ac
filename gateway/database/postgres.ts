import pg from 'pg';
import { steadyNow } from '../steady-clock.ts';
import {
  type Database,
  DatabaseAway,
  type Migration,
  patienceMs,
  type Row,
  type Statement,
  type Value,
} from './database.ts';
import { noLater } from './no-later.ts';

/** One number for all programs that make these tables: they do it one after another. */
const migrationLock = 730_415;

/** Counts and moments come as numbers: none is above 2^53. */
const int8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

/**
 * What of SQLSTATE says nothing against a statement: no connection, not let in, no such database, retry, no room, stopping, the disk,
 * its own mistake; and 25006, a server that only reads, as the former one does after a failover.
 */
const away = /^(?:08|28|3D|40|53|57|58|XX|25006)/;

/**
 * What says that a schema, a right, a column, a table or what makes a row unique is not there. Our statements are tried with the
 * tables that we make: these are other ones, while a copy is brought back.
 */
const lacking = /^(?:3F|42501|42703|42P01|42P10)/;

/** How long each statement that makes the tables may take: others may be making them. */
const maxMakingMs = 15_000;

/** As Postgres and its client take a limit: 0 would be none. */
const wholeMs = (ms: number) => Math.max(1, Math.ceil(ms));

/**
 * Postgres, shared by all instances. Where it does not answer at the start, the tables are made once it does.
 *
 * @param url `postgres://…`
 * @param signMs how long there may be no sign of it, in milliseconds: to a connection, or to what costs it nothing. One that is
 *   frozen keeps its connections, and whoever has sent something would wait as long as for the largest statement
 */
export function postgresDatabase(url: string, migrations: readonly Migration[], signMs = 3000): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: signMs,
    query_timeout: maxMakingMs,
    idleTimeoutMillis: 30_000,
    types,
  });
  // A connection that rests and breaks is replaced by the next that is needed. Of one that breaks while a statement is under way, the
  // statement tells; unheard, the connection's own error would end the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  let made: Promise<unknown> | undefined;
  let wereMade = false;
  // Known to the client, though not to its types.
  const within = (maxMs: number, text: string, values: readonly Value[] = []) =>
    ({ text, values: [...values], query_timeout: wholeMs(maxMs) }) as pg.QueryConfig;

  /**
   * Makes the tables before the first call; after a failure, before the next. Where they were there before, and are gone without
   * a trace, they are not made: a copy is to come, and would find them in its way.
   */
  async function ready(): Promise<void> {
    made ??= inTransaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
      if (wereMade) await client.query('SELECT FROM migrations LIMIT 1');
      await client.query(
        'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, applied_at bigint NOT NULL)',
      );
      const { rows } = await client.query<{ last: number }>(
        'SELECT coalesce(max(number), 0) AS last FROM migrations',
      );
      for (const { number, sql } of migrations.filter((each) => each.number > rows[0]!.last)) {
        await client.query(sql);
        await client.query('INSERT INTO migrations VALUES ($1, $2)', [number, Date.now()]);
      }
    });
    try {
      await made;
      wereMade = true;
    } catch (error) {
      made = undefined;
      // Half a copy is there.
      throw wereMade ? new DatabaseAway((error as Error).message) : error;
    }
  }

  async function inTransaction<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    begin = 'BEGIN',
  ): Promise<Result> {
    const client = await pool.connect();
    try {
      await client.query(within(signMs, begin));
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection in an unknown state serves nobody else.
      client.release(true);
      throw error;
    }
  }

  async function attempt<Result>(maxMs: number, work: () => Promise<Result>): Promise<Result> {
    try {
      return await noLater(maxMs, ready().then(work));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const isLacking = error instanceof pg.DatabaseError && lacking.test(code ?? '');
      // A copy from before the last release lacks what that one has made: it is made at the next call.
      if (isLacking) made = undefined;
      // What Postgres itself finds wrong with a statement; all else is the way to it.
      else if (error instanceof pg.DatabaseError && code && !away.test(code)) throw error;
      throw new DatabaseAway(message || String(code));
    }
  }

  async function write(statements: readonly Statement[], maxMs = patienceMs): Promise<Row[][]> {
    const until = steadyNow() + maxMs;
    // Postgres stops as well: what waits for a lock would keep its connection for nobody.
    const begin = `BEGIN; SET LOCAL statement_timeout = ${wholeMs(maxMs)}`;
    const inTurn = async (client: pg.PoolClient) => {
      const results: Row[][] = [];
      for (const { sql, values } of statements)
        results.push((await client.query<Row>(within(until - steadyNow(), sql, values))).rows);
      return results;
    };
    return attempt(maxMs, () => inTransaction(inTurn, begin));
  }

  const askTime = within(
    signMs,
    'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS now',
  );
  return {
    name: 'postgres',
    write,
    read: ({ sql, values }) =>
      attempt(patienceMs, async () => (await pool.query<Row>(within(patienceMs, sql, values))).rows),
    now: () => attempt(patienceMs, async () => (await pool.query<{ now: number }>(askTime)).rows[0]!.now),
    close: () => pool.end(),
  };
}
