import { fileURLToPath } from 'node:url';
import { onTestFinished, TestRunner } from 'vitest';
import { columns, readMessage } from '../contact/messages.ts';
import { type Database, DatabaseAway } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';
import { sqliteDatabase, sqliteInMemory } from '../database/sqlite.ts';

/** What runs SQLite, from the sources. */
export const sqliteWorker = fileURLToPath(new URL('../database/sqlite-worker.mjs', import.meta.url));

/**
 * SQLite with our tables: in memory, or in a file. One in memory is closed after its test: where Node has no SQLite of its own, a
 * thread that ends while it opens one ends the whole process.
 */
export function memoryDatabase(): Database {
  const database = sqliteInMemory(sqliteWorker, migrations);
  if (TestRunner.getCurrentTest()) onTestFinished(() => database.close());
  return database;
}
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
    write: (statements) => call(() => real.write(statements)),
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
