/**
 * Writes one row after another, eight at a time, and says of each that it is written: until it is killed. Arguments: the worker's
 * file, the database's file.
 */
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const [workerFile = '', file = ''] = process.argv.slice(2);
const migrations = [{ number: 1, sql: 'CREATE TABLE rows (id integer PRIMARY KEY)' }];
const worker = new Worker(workerFile, { workerData: { file, migrations } });
let count = 0;
const write = () => {
  count += 1;
  worker.postMessage([count, 'write', [{ sql: 'INSERT INTO rows VALUES ($1)', values: [count] }]]);
};
worker.on('message', ([id, rows]) => {
  if (rows) say(`${id}\n`);
  write();
});
for (let n = 0; n < 8; n += 1) write();

/** At once and whole, also where whoever reads it is slow. @param {string} line */
function say(line) {
  for (;;) {
    try {
      return writeSync(1, line);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error;
    }
  }
}
