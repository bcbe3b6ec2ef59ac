/**
 * What runs in the thread of `sqlite.ts`: SQLite answers at once, and the disk takes milliseconds for each write, in which no
 * payout status would be answered. What has come while the disk was busy is written together. Plain JavaScript: Node loads it
 * by itself, from the sources as from the build.
 */
import { chmodSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {import('./database.ts').Statement} Statement */
/** @typedef {[id: number, kind: 'write' | 'read', statements: Statement[]]} Call */

/** Primary result codes of SQLite that say nothing against a statement: busy, locked, no memory, read-only, I/O, full, no file. */
const away = new Set([5, 6, 7, 8, 10, 13, 14]);
/** Those of a damaged file, and of one that is no database. */
const damagedFile = new Set([11, 26]);
/** In words, too: where Node has no SQLite, what stands in for it gives no code while it reads rows. */
const damaged = /disk image is malformed|file is not a database/;

/** @type {{ file: string, migrations: import('./database.ts').Migration[], mustExist?: boolean }} */
const { file, migrations, mustExist } = workerData;
/** Which file stands at the path. */
const inode = () => (file === ':memory:' ? 0 : statSync(file, { throwIfNoEntry: false })?.ino);
// Node 22 and 24 call their SQLite experimental at every start; nothing else in this thread warns.
process.removeAllListeners('warning');
const own = 'node:sqlite';
const { DatabaseSync } = /** @type {typeof import('@photostructure/sqlite')} */ (
  await import(own).catch(() => import('@photostructure/sqlite'))
);

// In place of one that was taken away another is put a moment later: a new one would be in its way.
if (mustExist && inode() === undefined) throw new Error('its file is not there');
const database = open();
const opened = inode();
/** @type {Map<string, import('@photostructure/sqlite').StatementSyncInstance>} */
const prepared = new Map();
/** @type {Call[]} */
let writes = [];

parentPort?.on('message', (/** @type {Call} */ call) => {
  // What is written to it now would be lost with it. The next thread opens what stands there.
  if (inode() !== opened) {
    letGo();
    throw new Error('its file was taken away');
  }
  if (call[1] === 'read') return parentPort?.postMessage(attempt(call));
  // Those that wait behind it in the port come first.
  if (writes.length === 0) setImmediate(writeAll);
  writes.push(call);
});

/** Opens the file for this process alone, as long as it lives, and makes the tables. */
function open() {
  const opened = new DatabaseSync(file);
  opened.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
  opened.exec('PRAGMA synchronous = FULL; BEGIN EXCLUSIVE');
  opened.exec(
    'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, applied_at bigint NOT NULL)',
  );
  const { last } = /** @type {{ last: number }} */ (
    opened.prepare('SELECT coalesce(max(number), 0) AS last FROM migrations').get()
  );
  for (const { number, sql } of migrations.filter((each) => each.number > last)) {
    opened.exec(sql);
    opened.prepare('INSERT INTO migrations VALUES (?, ?)').run(number, Date.now());
  }
  opened.exec('COMMIT');
  if (file !== ':memory:') for (const name of [file, `${file}-wal`]) chmodSync(name, 0o600);
  return opened;
}

/** Before anybody is told: to close it removes the -wal beside it, which may be the next file's a moment later. */
function letGo() {
  try {
    database.close();
  } catch {
    // It is damaged.
  }
}

/** One transaction for all that wait: when it is on the disk, each is told. */
function writeAll() {
  const calls = writes;
  writes = [];
  try {
    database.exec('BEGIN IMMEDIATE');
    const answers = calls.map(attempt);
    database.exec('COMMIT');
    for (const answer of answers) parentPort?.postMessage(answer);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const failure = failureOf(error);
    if (failure.isDamaged) letGo();
    for (const [id] of calls) parentPort?.postMessage([id, undefined, failure]);
    // The next thread opens what has been put in the place of the damaged file.
    if (failure.isDamaged) process.exit();
  }
}

/**
 * What to answer to a call: its rows, or what is wrong with it, and then it has changed nothing.
 *
 * @param {Call} call
 */
function attempt([id, kind, statements]) {
  if (kind === 'write') database.exec('SAVEPOINT one_call');
  try {
    const rows = statements.map(({ sql, values }) => prepare(sql).all(...values));
    if (kind === 'write') database.exec('RELEASE one_call');
    return [id, rows];
  } catch (error) {
    const failure = failureOf(error);
    // What the disk refuses to one, it has refused to all.
    if (kind === 'write' && failure.isAway) throw error;
    if (kind === 'write') database.exec('ROLLBACK TO one_call; RELEASE one_call');
    return [id, undefined, failure];
  }
}

/** @param {string} sql */
function prepare(sql) {
  const known = prepared.get(sql);
  if (known) return known;
  const made = database.prepare(sql.replace(/\$(?=\d)/g, '?'));
  prepared.set(sql, made);
  return made;
}

/** @param {unknown} error */
function failureOf(error) {
  const { message, errcode = 0 } = /** @type {Error & { errcode?: number }} */ (error);
  const isDamaged = damagedFile.has(errcode & 255) || damaged.test(message);
  return {
    message: isDamaged ? `${message}: put the backup in its place` : message,
    isAway: isDamaged || away.has(errcode & 255),
    isDamaged,
  };
}
