import { fileURLToPath } from 'node:url';
import { onTestFinished, TestRunner } from 'vitest';
import { columns, readMessage } from '../contact/messages.ts';
import { type Database, DatabaseAway } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';
import { sqliteDatabase, sqliteInMemory } from '../database/sqlite.ts';

/** What runs SQLite, from the sources. */
export const sqliteWorker = fileURLToPath(new URL('../database/sqlite-worker.mjs', import.meta.url));

/** Those in memory that tests have had before, emptied: to start a thread takes five times as long as the rest of a server. */
const idle: Database[] = [];

/**
 * SQLite with our tables, in memory: empty, and closed after its test. Whoever still asks it then is told so, and the next test gets
 * its thread.
 */
export function memoryDatabase(): Database {
  const database = idle.pop() ?? sqliteInMemory(sqliteWorker, migrations);
  let isUsed = false;
  let isClosed = false;
  const call = <Rows>(ask: () => Promise<Rows>): Promise<Rows> => {
    if (isClosed) return Promise.reject(new DatabaseAway('it is closed'));
    isUsed = true;
    return ask();
  };
  const lent: Database = {
    ...database,
    write: (statements, maxMs) => call(() => database.write(statements, maxMs)),
    read: (statement) => call(() => database.read(statement)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (isUsed) await empty(database);
      idle.push(database);
    },
  };
  if (TestRunner.getCurrentTest()) onTestFinished(() => lent.close());
  return lent;
}

/** Takes all rows out of all tables of ours. */
async function empty(database: Database): Promise<void> {
  const sql = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'`;
  const tables = await database.read({ sql, values: [] });
  await database.write(tables.map(({ name }) => ({ sql: `DELETE FROM ${name}`, values: [] })));
}

/** SQLite with our tables, in a file. */
export const fileDatabase = (file: string): Promise<Database> =>
  sqliteDatabase(file, sqliteWorker, migrations);

/** All messages that are stored, the oldest first. */
export async function storedMessages(database: Pick<Database, 'read'>) {
  const sql = `SELECT ${columns} FROM messages ORDER BY at, number`;
  return (await database.read({ sql, values: [] })).map(readMessage);
}

/** A database to which a test takes the way, and gives it back. */
export function awayAtWill(real: Database = memoryDatabase(), isAway = true) {
  const way = { isAway };
  const call = <Result>(go: () => Promise<Result>) =>
    way.isAway ? Promise.reject(new DatabaseAway('no way to it')) : go();
  const database: Database = {
    ...real,
    write: (statements, maxMs) => call(() => real.write(statements, maxMs)),
    read: (statement) => call(() => real.read(statement)),
    ...(real.now && { now: () => call(() => real.now!()) }),
  };
  return { database, way };
}

/** A database that writes nothing until a test lets it, as where its disk is full. */
export function fullAtFirst() {
  const real = memoryDatabase();
  const disk = { isFull: true };
  const write: Database['write'] = (statements) =>
    disk.isFull ? Promise.reject(new Error('the disk is full')) : real.write(statements);
  return { database: { ...real, write }, disk };
}
