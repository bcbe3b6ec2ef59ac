import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { askedThread, ThreadAway } from '../asked-thread.ts';
import {
  type Database,
  DatabaseAway,
  inMemory,
  type Migration,
  patienceMs,
  type Row,
  type Statement,
} from './database.ts';

/** To open a file, or to close it, takes milliseconds: a disk that takes this long does not answer. */
const maxOpenMs = 15_000;

/**
 * SQLite in a file, or {@link inMemory}, in a thread of its own. The file is this process's as long as it lives: another that
 * opens it is refused. A thread that ends or hangs fails what it had to do; the next call starts another, and so it does where the file is
 * damaged or taken away: what is put in its place meanwhile is used from then on.
 *
 * @param workerFile `sqlite-worker.mjs`, or what the build has made of it
 * @throws whatever keeps the file from being opened: another process has it, the folder may not be written to
 */
export async function sqliteDatabase(
  file: string,
  workerFile: string,
  migrations: readonly Migration[],
): Promise<Database> {
  // One folder, not all that lead there: a path with a mistake in it is an error, not a new place.
  if (file !== inMemory && !existsSync(dirname(file))) mkdirSync(dirname(file), { mode: 0o700 });
  const start = { file, migrations, mustExist: false };
  const thread = askedThread(workerFile, start);
  let isClosed = false;

  async function call(
    kind: 'write' | 'read',
    statements: readonly Statement[],
    maxMs = patienceMs,
  ): Promise<Row[][]> {
    if (isClosed) throw new DatabaseAway('it is closed');
    try {
      return (await thread.ask(maxMs, kind, statements)) as Row[][];
    } catch (error) {
      const { message, isAway } = error as { message: string; isAway?: boolean };
      throw isAway || error instanceof ThreadAway ? new DatabaseAway(message) : new Error(message);
    }
  }

  // With nothing to write, it answers once the file is open.
  await call('write', [], maxOpenMs);
  start.mustExist = true;
  return {
    name: 'sqlite',
    write: (statements, maxMs) => call('write', statements, maxMs),
    read: async (statement) => (await call('read', [statement]))[0]!,
    async close() {
      if (!isClosed) await call('write', [], maxOpenMs).catch(() => undefined);
      isClosed = true;
      await thread.end();
    },
  };
}

/** SQLite in this process's memory, which ends with it. Its thread starts with the first call. */
export function sqliteInMemory(workerFile: string, migrations: readonly Migration[]): Database {
  let opening: Promise<Database> | undefined;
  const database = () => (opening ??= sqliteDatabase(inMemory, workerFile, migrations));
  return {
    name: 'sqlite',
    startsEmpty: true,
    write: async (statements, maxMs) => (await database()).write(statements, maxMs),
    read: async (statement) => (await database()).read(statement),
    close: async () => (await opening)?.close(),
  };
}
