import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningPostgres, startPostgres, whyNoPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { migrations } from '../database/migrations.ts';
import { postgresDatabase } from '../database/postgres.ts';
import { memoryDatabase } from './test-databases.ts';

const reason = whyNoPostgres();
// Where everything is to be tested, nothing is left out in silence.
if (reason && process.env.CI) throw new Error(reason);
if (reason) process.stderr.write(`LEFT OUT: ${reason}\n`);

/** Why the tests with Postgres are left out: only where it is missing and this user may not install it, and never in CI. */
export const missingPostgres = reason;

/** A Postgres of their own for the tests of a file, which take it away; gives it once they run. */
export function postgresForTests(): () => RunningPostgres {
  let postgres: RunningPostgres | undefined;
  beforeAll(async () => {
    if (!missingPostgres) postgres = await startPostgres();
  }, 300_000);
  afterAll(() => postgres?.stop());
  return () => postgres!;
}

/**
 * The address of a new schema, in which there is nothing yet: it takes a hundredth of the time of a new database.
 *
 * @param url of the Postgres that the tests share, unless a file has its own
 */
export async function newPostgresUrl(url = inject('sharedPostgresUrl')): Promise<string> {
  const name = `tests_${randomUUID().replaceAll('-', '')}`;
  const admin = postgresDatabase(url, []);
  await admin.write([{ sql: `CREATE SCHEMA ${name}`, values: [] }]);
  await admin.close();
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

/** Each kind of database, with our tables and nothing in them; `missing` says why one is left out. */
export function databasesForTests() {
  const inPostgres = async () => postgresDatabase(await newPostgresUrl(), migrations);
  return [
    { name: 'sqlite', missing: undefined, open: async () => memoryDatabase() },
    { name: 'postgres', missing: missingPostgres, open: inPostgres },
  ];
}
