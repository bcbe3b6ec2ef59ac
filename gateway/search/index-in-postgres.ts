import pg from 'pg';
import type { WrittenParts } from '#search/in-parts.ts';
import type { PublishedIndex } from './published-index.ts';

export type IndexInPostgres = ReturnType<typeof indexInPostgres>;

/** One number for all who write an index: they do it one after another. */
const writeLock = 730_416;
/** Nobody's question waits longer: the files of the build have the same. */
const usualTimeoutMs = 500;
/** Who reads is never more than two at once: `search-route.ts` renders two answers. */
const maxReaders = 2;
/** Another may be writing the same index. */
const maxWriteMs = 60_000;
/** What one statement brings, in characters. */
const batchSize = 1_000_000;

/** Nothing here is worth keeping: the files of the build have it all. So it is no migration. */
const tables = `
  CREATE TABLE IF NOT EXISTS search_indexes (version text PRIMARY KEY, used_at timestamptz NOT NULL);
  CREATE TABLE IF NOT EXISTS search_parts (
    version text NOT NULL REFERENCES search_indexes ON DELETE CASCADE,
    name text NOT NULL,
    part text NOT NULL,
    PRIMARY KEY (version, name)
  )`;

/**
 * Indexes of the searches in a Postgres that servers share: of each release the one that was built with it.
 *
 * @param connectionString `postgres://…`
 * @param timeoutMs to connect takes this long at most, and to answer as long again
 */
export function indexInPostgres(connectionString: string, timeoutMs = usualTimeoutMs) {
  const pool = new pg.Pool({
    connectionString,
    max: maxReaders,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    // Postgres stops as well, so that nothing goes on that nobody waits for.
    statement_timeout: timeoutMs,
    idleTimeoutMillis: 30_000,
  });
  // A connection that rests and breaks is replaced by the next that is needed.
  pool.on('error', () => undefined);
  let writing: pg.Client | undefined;

  return {
    /**
     * Makes sure that an index is there: whoever comes first writes it, all of it or nothing, while others wait. Those that
     * nobody has asked to be there for a day are removed.
     */
    async ensure(index: PublishedIndex): Promise<'written' | 'there'> {
      const times = {
        connectionTimeoutMillis: 5000,
        query_timeout: maxWriteMs,
        statement_timeout: maxWriteMs,
      };
      const client = new pg.Client({ connectionString, ...times });
      client.on('error', () => undefined);
      writing = client;
      try {
        await client.connect();
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock($1)', [writeLock]);
        await client.query(tables);
        const { rowCount } = await client.query(
          'UPDATE search_indexes SET used_at = now() WHERE version = $1',
          [index.version],
        );
        if (rowCount === 0) await write(client, index);
        await client.query("DELETE FROM search_indexes WHERE used_at < now() - interval '1 day'");
        await client.query('COMMIT');
        return rowCount === 0 ? 'written' : 'there';
      } finally {
        // What was not committed is undone.
        await client.end().catch(() => undefined);
      }
    },
    /** Those of the parts of an index that are there. @throws where there is no answer in time */
    async read(version: string, names: readonly string[]): Promise<WrittenParts> {
      const { rows } = await pool.query<{ name: string; part: string }>(
        'SELECT name, part FROM search_parts WHERE version = $1 AND name = ANY($2)',
        [version, names],
      );
      return Object.fromEntries(rows.map(({ name, part }) => [name, part]));
    },
    async close(): Promise<void> {
      await Promise.all([pool.end(), writing?.end().catch(() => undefined)]);
    },
  };
}

async function write(client: pg.Client, { version, names, read }: PublishedIndex): Promise<void> {
  await client.query('INSERT INTO search_indexes VALUES ($1, now())', [version]);
  const parts = Object.entries(await read(await names()));
  for (let from = 0, to = 0; from < parts.length; from = to) {
    for (let size = 0; to < parts.length && size < batchSize; to++) size += parts[to]![1].length;
    const batch = parts.slice(from, to);
    await client.query('INSERT INTO search_parts SELECT $1, * FROM unnest($2::text[], $3::text[])', [
      version,
      batch.map(([name]) => name),
      batch.map(([, part]) => part),
    ]);
  }
}
