import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { sqliteWorker as workerFile } from '../testing/test-databases.ts';
import { folderForTests } from '../testing/test-folder.ts';
import { missingPostgres, newPostgresUrl, postgresForTests } from '../testing/test-postgres.ts';
import { type Database, DatabaseAway, inMemory, type Migration } from './database.ts';
import { keptWrites } from './kept-writes.ts';
import { migrations as ours } from './migrations.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';

const writer = join(import.meta.dirname, '../testing/writes-until-killed.mjs');
const postgres = postgresForTests();
const folder = folderForTests();

const notes: Migration = {
  number: 1,
  sql: `CREATE TABLE notes (id text PRIMARY KEY, at bigint NOT NULL, words text); -- first
        CREATE TABLE counts (day text PRIMARY KEY, n integer NOT NULL)`,
};
const more: Migration = {
  number: 2,
  sql: `ALTER TABLE notes ADD COLUMN author text NOT NULL DEFAULT 'nobody'`,
};

/** A database that is closed after the test. */
const keep = (database: Database) => {
  onTestFinished(() => database.close());
  return database;
};

let files = 0;
const newFile = () => join(folder, `${(files += 1)}`, 'site.sqlite');
const newUrl = () => newPostgresUrl(postgres().url);

/** How many statements wait in the database for nothing. */
async function sleeping(url: string): Promise<number> {
  const watch = postgresDatabase(url, []);
  const [row] = await watch.read({
    sql: "SELECT count(*) AS n FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'",
    values: [],
  });
  await watch.close();
  return row?.n as number;
}

const kinds = {
  sqlite: {
    missing: undefined,
    place: () => Promise.resolve(newFile()),
    open: (place: string, tables: readonly Migration[]) => sqliteDatabase(place, workerFile, tables),
  },
  postgres: {
    missing: missingPostgres,
    place: newUrl,
    open: (place: string, tables: readonly Migration[]) => Promise.resolve(postgresDatabase(place, tables)),
  },
};

const insert = (id: string, at = 1) => ({
  sql: 'INSERT INTO notes (id, at, words) VALUES ($1, $2, $3) RETURNING id, at',
  values: [id, at, null],
});
const all = { sql: 'SELECT id FROM notes ORDER BY id', values: [] };

describe.each(Object.entries(kinds))('%s', (name, kind) => {
  describe.skipIf(kind.missing)('keeps', () => {
    it('what was written, with its types, for the next process', async () => {
      const place = await kind.place();
      const first = await kind.open(place, [notes]);
      expect(first.name).toBe(name);
      const moment = Date.UTC(2040, 1, 1);
      expect(await first.write([insert('a', moment)])).toEqual([[{ id: 'a', at: moment }]]);
      await first.close();
      const second = keep(await kind.open(place, [notes]));
      expect(await second.read({ sql: 'SELECT * FROM notes WHERE at >= $1', values: [moment] })).toEqual([
        { id: 'a', at: moment, words: null },
      ]);
      expect(
        await second.read({ sql: 'SELECT count(*) AS n, sum(at) > 0 AS later FROM notes', values: [] }),
      ).toEqual([{ n: 1, later: name === 'sqlite' ? 1 : true }]);
    });

    it('its own time, where instances share it', async () => {
      const database = keep(await kind.open(await kind.place(), [notes]));
      if (name === 'sqlite') return expect(database.now).toBeUndefined();
      // Both are on this machine.
      expect(Math.abs((await database.now!()) - Date.now())).toBeLessThan(60_000);
      expect(Number.isInteger(await database.now!())).toBe(true);
    });

    it('all of a write or none, and whoever writes beside it keeps theirs', async () => {
      const database = keep(await kind.open(await kind.place(), [notes]));
      await database.write([insert('a')]);
      const results = await Promise.allSettled([
        database.write([insert('b')]),
        database.write([insert('c'), insert('a')]),
        database.write([insert('d'), { sql: 'INSERT INTO notes VALUES', values: [] }]),
        database.write([insert('e')]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
      for (const result of results)
        if ('reason' in result) expect(result.reason).not.toBeInstanceOf(DatabaseAway);
      expect(await database.read(all)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'e' }]);
    });

    it('what is written right after a write that was refused', async () => {
      const database = keep(await kind.open(await kind.place(), [notes]));
      await database.write([insert('before')]);
      await expect(database.write([insert('with it'), insert('before')])).rejects.toThrow();
      await database.write([insert('after')]);
      expect(await database.read(all)).toEqual([{ id: 'after' }, { id: 'before' }]);
    });

    it('a value whatever is in it', async () => {
      const database = keep(await kind.open(await kind.place(), [notes]));
      const words = `'; DROP TABLE notes; -- $1 ?2 "é" 🚗\n`;
      await database.write([{ sql: 'INSERT INTO notes VALUES ($1, $2, $1)', values: [words, 0] }]);
      expect(await database.read({ sql: 'SELECT words FROM notes WHERE id = $1', values: [words] })).toEqual([
        { words },
      ]);
    });

    it('a sum that many add to at once', async () => {
      const database = keep(await kind.open(await kind.place(), [notes]));
      const add = {
        sql: `INSERT INTO counts VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET n = counts.n + excluded.n`,
        values: ['2026-11-22', 1],
      };
      await Promise.all(Array.from({ length: 200 }, () => database.write([add])));
      expect(await database.read({ sql: 'SELECT n FROM counts', values: [] })).toEqual([{ n: 200 }]);
    });
  });

  describe.skipIf(kind.missing)('has its tables', () => {
    it('made once, and changed by a newer release, which the former one survives', async () => {
      const place = await kind.place();
      for (const tables of [[notes], [notes], [notes, more], [notes]]) {
        const database = await kind.open(place, tables);
        await database.write([insert(`after-${(files += 1)}`)]);
        await database.close();
      }
      const database = keep(await kind.open(place, [notes, more]));
      expect(await database.read({ sql: 'SELECT DISTINCT author FROM notes', values: [] })).toEqual([
        { author: 'nobody' },
      ]);
      expect(
        await database.read({ sql: 'SELECT number FROM migrations ORDER BY number', values: [] }),
      ).toEqual([{ number: 1 }, { number: 2 }]);
    });

    it('in both dialects', async () => {
      const database = keep(await kind.open(await kind.place(), ours));
      expect(ours.map(({ number }) => number)).toEqual(ours.map((_each, index) => index + 1));
      expect(await database.read({ sql: 'SELECT count(*) AS n FROM migrations', values: [] })).toEqual([
        { n: ours.length },
      ]);
    });
  });
});

describe('sqlite', () => {
  it('is refused to a second process, and free again when the first has ended', async () => {
    const file = newFile();
    const first = await sqliteDatabase(file, workerFile, [notes]);
    await expect(sqliteDatabase(file, workerFile, [notes])).rejects.toThrow('locked');
    await first.close();
    keep(await sqliteDatabase(file, workerFile, [notes]));
  });

  it('has everything that was answered after the process was killed in the middle of 1,000 writes', async () => {
    const file = newFile();
    mkdirSync(dirname(file), { recursive: true });
    const child = spawn(process.execPath, [writer, workerFile, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const answered = new Set<number>();
    for await (const line of createInterface(child.stdout)) {
      answered.add(Number(line));
      if (answered.size === 1000) child.kill('SIGKILL');
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
    const database = keep(await sqliteDatabase(file, workerFile, []));
    const rows = await database.read({ sql: 'SELECT id FROM rows', values: [] });
    const stored = new Set(rows.map(({ id }) => id));
    expect(answered.size).toBeGreaterThanOrEqual(1000);
    expect([...answered].filter((id) => !stored.has(id))).toEqual([]);
  });

  it('is away where its file is damaged: a page that nothing at the start reads', async () => {
    const file = newFile();
    const first = await sqliteDatabase(file, workerFile, [notes]);
    await first.write([insert('before')]);
    const [page] = await first.read({
      sql: "SELECT rootpage AS root, page_size AS size FROM sqlite_master, pragma_page_size WHERE name = 'counts'",
      values: [],
    });
    await first.close();
    const [root, size] = [Number(page!['root']), Number(page!['size'])];
    writeFileSync(file, readFileSync(file).fill(255, (root - 1) * size, root * size));
    const damaged = keep(await sqliteDatabase(file, workerFile, [notes]));
    const count = { sql: 'INSERT INTO counts VALUES ($1, 1)', values: ['2026-11-22'] };
    await expect(damaged.write([count])).rejects.toThrow(DatabaseAway);
    await expect(damaged.read({ sql: 'SELECT * FROM counts', values: [] })).rejects.toThrow(DatabaseAway);
    expect(await damaged.read(all)).toEqual([{ id: 'before' }]);
  });

  it.each(['taken away', 'damaged'])(
    'has the backup that is put in its place once it is %s, and makes no new file',
    async (how) => {
      const file = newFile();
      const first = await sqliteDatabase(file, workerFile, [notes]);
      await first.write([insert('before')]);
      await first.close();
      const backup = readFileSync(file);
      if (how === 'damaged') writeFileSync(file, Buffer.from(backup).fill(255, 2 * 4096));
      const database = keep(await sqliteDatabase(file, workerFile, [notes]));
      if (how === 'damaged')
        await expect(database.write([insert('kept')])).rejects.toThrow(
          'malformed: put the backup in its place',
        );
      else await database.write([insert('lost')]);
      for (const end of ['', '-wal'])
        if (existsSync(file + end)) renameSync(file + end, `${file}.damaged${end}`);
      for (let tries = 0; tries < 3; tries += 1)
        await expect(database.write([insert('kept')])).rejects.toThrow(DatabaseAway);
      expect(existsSync(file)).toBe(false);
      writeFileSync(`${file}.new`, backup);
      renameSync(`${file}.new`, file);
      await database.write([insert('kept')]);
      expect(await database.read(all)).toEqual([{ id: 'before' }, { id: 'kept' }]);
    },
  );

  it('says that it is away once it is closed', async () => {
    const database = await sqliteDatabase(inMemory, workerFile, [notes]);
    await database.close();
    await expect(database.write([insert('a')])).rejects.toThrow(DatabaseAway);
  });
});

describe.skipIf(missingPostgres)('postgres', () => {
  let url = '';
  beforeAll(async () => {
    if (!missingPostgres) url = await newUrl();
  });

  it('has its tables made once by several that start at once', async () => {
    const instances = Array.from({ length: 4 }, () => keep(postgresDatabase(url, [notes, more])));
    await Promise.all(instances.map((each, index) => each.write([insert(`together-${index}`)])));
    expect(await instances[0]!.read(all)).toHaveLength(4);
  });

  it('is away while it is gone, and is found again with all that was answered', async () => {
    const database = keep(postgresDatabase(url, [notes, more]));
    await database.write([insert('before')]);
    // Under way when the connection breaks.
    const cut = database.write([insert('cut off'), { sql: 'SELECT pg_sleep(60)', values: [] }]);
    await expect.poll(() => sleeping(url)).toBe(1);
    await Promise.all([expect(cut).rejects.toThrow(DatabaseAway), postgres().takeAway()]);
    await expect(database.write([insert('meanwhile')])).rejects.toThrow(DatabaseAway);
    await expect(database.read(all)).rejects.toThrow(DatabaseAway);
    const late = keep(postgresDatabase(url, [notes, more]));
    await expect(late.read(all)).rejects.toThrow(DatabaseAway);
    await postgres().bringBack();
    await database.write([insert('again')]);
    const found = (await late.read(all)).map(({ id }) => id);
    expect(found).toContain('before');
    expect(found).toContain('again');
    expect(found).not.toContain('meanwhile');
    expect(found).not.toContain('cut off');
  });

  it('is away where it only reads, as the former one does after a failover, whenever that began', async () => {
    const place = await newUrl();
    const database = keep(postgresDatabase(place, [notes]));
    const readOnly = { sql: 'SET default_transaction_read_only = on', values: [] };
    await database.write([insert('before'), readOnly]);
    await expect(database.write([insert('meanwhile')])).rejects.toThrow(DatabaseAway);
    const late = keep(
      postgresDatabase(`${place}${encodeURIComponent(' -c default_transaction_read_only=on')}`, [notes]),
    );
    await expect(late.write([insert('late')])).rejects.toThrow(DatabaseAway);
    // By a connection of its own, to one that writes.
    await database.write([insert('after')]);
    expect(await database.read(all)).toEqual([{ id: 'after' }, { id: 'before' }]);
  });

  it('is away while a copy is brought back, and what was kept is written once it is there, from an older release, too', async () => {
    const place = await newUrl();
    const database = keep(postgresDatabase(place, [notes, more]));
    const log = { warn: vi.fn(), error: vi.fn() };
    const writes = keptWrites(database, { metrics: createMetrics(), log });
    const operator = new pg.Client({ connectionString: place });
    await operator.connect();
    onTestFinished(() => operator.end());
    expect(await writes.write([insert('before')])).toBe('stored');
    await operator.query('DROP TABLE notes, counts, migrations');
    const byOne = { sql: "INSERT INTO notes (id, at, author) VALUES ($1, 1, 'one')", values: ['kept'] };
    expect(await writes.write([byOne])).toBe('kept');
    await writes.storeNow();
    const { rows } = await operator.query(
      'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()',
    );
    expect(rows, 'nothing is in the way of the copy').toEqual([]);
    // Half of it: nothing says yet which tables are there.
    const numbers = 'CREATE TABLE migrations (number integer PRIMARY KEY, applied_at bigint NOT NULL)';
    await operator.query(`${numbers}; CREATE TABLE notes (id text)`);
    await writes.storeNow();
    expect(writes.isKeeping('kept')).toBe(true);
    await operator.query(`DROP TABLE notes; ${notes.sql}; INSERT INTO migrations VALUES (1, 1)`);
    await writes.storeNow();
    expect(await database.read({ sql: 'SELECT id, author FROM notes', values: [] })).toEqual([
      { id: 'kept', author: 'one' },
    ]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is away before the proxies in front give up, where a table is locked, and nothing waits on in it', async () => {
    const place = await newUrl();
    const database = keep(postgresDatabase(place, [notes]));
    await database.write([insert('before')]);
    const operator = new pg.Client({ connectionString: place });
    await operator.connect();
    onTestFinished(() => operator.end());
    await operator.query('BEGIN; LOCK TABLE notes');
    const began = performance.now();
    const asked = [database.write([insert('locked'), insert('locked, too')]), database.read(all)];
    await Promise.all(asked.map((ask) => expect(ask).rejects.toThrow(DatabaseAway)));
    expect(performance.now() - began).toBeLessThan(9000);
    const waiting =
      "SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND query LIKE 'INSERT INTO notes%'";
    await expect.poll(async () => (await operator.query(waiting)).rowCount).toBe(0);
    await operator.query('COMMIT');
    expect(await database.read(all)).toEqual([{ id: 'before' }]);
  });

  it('lets what nobody waits for take longer, all of it together', async () => {
    const database = keep(postgresDatabase(await newUrl(), [notes]));
    const sleep = { sql: 'SELECT pg_sleep(0.4)', values: [] };
    await expect(database.write([sleep, sleep, insert('late')], 600)).rejects.toThrow(DatabaseAway);
    expect(await database.write([sleep, sleep, insert('in time')], 20_000)).toHaveLength(3);
    expect(await database.read(all)).toEqual([{ id: 'in time' }]);
  });

  it('is away when it is frozen, long before a statement would have taken too long, which may take its time', async () => {
    const way = await wayTo(url);
    // Room for a busy machine to connect in, and less than the statement takes.
    const database = keep(postgresDatabase(way.url, [notes, more], 1500));
    await database.write([insert('waited for'), { sql: 'SELECT pg_sleep(2)', values: [] }]);
    // A connection for each of those that are asked when it is frozen.
    await Promise.all([database.read(all), database.read(all), database.read(all)]);
    way.freeze();
    const ended = vi.fn();
    const statement = database.read(all).finally(ended);
    const asked = [database.write([insert('frozen')]), database.now!()];
    await Promise.all(asked.map((ask) => expect(ask).rejects.toThrow(DatabaseAway)));
    // None of those connections is left.
    await expect(database.write([insert('frozen, too')])).rejects.toThrow(DatabaseAway);
    expect(ended).not.toHaveBeenCalled();
    way.thaw();
    expect((await statement).map(({ id }) => id)).toContain('waited for');
    await database.write([insert('thawed')]);
    const found = (await database.read(all)).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(['waited for', 'thawed']));
    expect(found).not.toContain('frozen');
    expect(found).not.toContain('frozen, too');
  });
});

/** A way to a Postgres on which nothing moves any more once it is frozen, as when its machine stands still: connections stay. */
async function wayTo(url: string) {
  const to = new URL(url);
  const sockets: Socket[] = [];
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      if (isFrozen) one.pause();
    }
    sockets.push(near, far);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const here = new URL(url);
  here.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: here.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
