import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type Database,
  DatabaseAway,
  inMemory,
  type Migration,
  type Row,
  type Statement,
} from './database.ts';

/** A write takes milliseconds: a disk that takes this long does not answer. */
const maxCallMs = 15_000;

interface Waiting {
  resolve(rows: Row[][]): void;
  reject(error: Error): void;
}

type Answer = [id: number, rows: Row[][] | undefined, failure: { message: string; isAway: boolean }];

/**
 * SQLite in a file, or {@link inMemory}, in a thread of its own. The file is this process's as long as it lives: another that
 * opens it is refused. A thread that ends or hangs fails what it had to do; the next call starts another.
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
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;
  let isClosed = false;

  function startWorker(): Worker {
    const started = new Worker(workerFile, { workerData: { file, migrations } });
    // It keeps no process from ending.
    started.unref();
    started.on('message', ([id, rows, failure]: Answer) => {
      const asked = waiting.get(id);
      if (rows) asked?.resolve(rows);
      else if (failure)
        asked?.reject(failure.isAway ? new DatabaseAway(failure.message) : new Error(failure.message));
      else asked?.resolve([]);
    });
    started.on('error', (error) => leave(started, error));
    started.on('exit', () => leave(started, new Error('the thread has ended')));
    return started;
  }

  function leave(ended: Worker, { message }: Error) {
    if (worker !== ended) return;
    worker = undefined;
    for (const asked of [...waiting.values()]) asked.reject(new DatabaseAway(message));
  }

  /** What a thread answers to a message; to none, that it is ready. */
  async function answer(asking: Worker, id: number, message?: unknown): Promise<Row[][]> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => {
          leave(asking, new Error('the disk does not answer'));
          void asking.terminate();
        }, maxCallMs);
        if (message) asking.postMessage(message);
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  function call(kind: 'write' | 'read', statements: readonly Statement[]) {
    if (isClosed) throw new DatabaseAway('it is closed');
    const id = (count += 1);
    return answer((worker ??= startWorker()), id, [id, kind, statements]);
  }

  worker = startWorker();
  await answer(worker, 0);
  return {
    name: 'sqlite',
    write: async (statements) => call('write', statements),
    read: async (statement) => (await call('read', [statement]))[0]!,
    async close() {
      if (!isClosed && worker) await call('write', []).catch(() => undefined);
      isClosed = true;
      const closing = worker;
      worker = undefined;
      await closing?.terminate();
    },
  };
}

/** SQLite in this process's memory, which ends with it. Its thread starts with the first call: most runs send nothing. */
export function sqliteInMemory(workerFile: string, migrations: readonly Migration[]): Database {
  let opening: Promise<Database> | undefined;
  const database = () => (opening ??= sqliteDatabase(inMemory, workerFile, migrations));
  return {
    name: 'sqlite',
    startsEmpty: true,
    write: async (statements) => (await database()).write(statements),
    read: async (statement) => (await database()).read(statement),
    close: async () => (await opening)?.close(),
  };
}
