import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../bootstrap/root.mjs';

/**
 * Opens a database as the server does, from its sources: the Postgres of DATABASE_URL, or the SQLite of DATABASE_FILE.
 *
 * @param {Record<string, string>} place
 * @returns {Promise<import('../../gateway/database/database.ts').Database>}
 */
export async function openDatabase({ DATABASE_FILE: file, DATABASE_URL: url }) {
  const load = async (/** @type {string} */ name) =>
    (await runnerImport(`./gateway/database/${name}.ts`, { root, logLevel: 'error' })).module;
  const { migrations } = await load('migrations');
  if (url) return (await load('postgres')).postgresDatabase(url, migrations);
  const worker = join(root, 'gateway/database/sqlite-worker.mjs');
  return (await load('sqlite')).sqliteDatabase(file, worker, migrations);
}
