import { afterAll, beforeAll } from 'vitest';
import { type RunningPostgres, startPostgres, whyNoPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { migrations } from '../database/migrations.ts';
import { postgresDatabase } from '../database/postgres.ts';
import { memoryDatabase } from './test-databases.ts';

const reason = whyNoPostgres();
// Where everything is to be tested, nothing is left out in silence.
if (reason && process.env.CI) throw new Error(reason);
if (reason) process.stderr.write(`${reason}\n`);

/** Why the tests with Postgres are left out: only where it is missing and this user may not install it, and never in CI. */
export const missingPostgres = reason;

/** A real Postgres for the tests of a file; gives it once they run. */
export function postgresForTests(): () => RunningPostgres {
  let postgres: RunningPostgres | undefined;
  beforeAll(async () => {
    if (!missingPostgres) postgres = await startPostgres();
  }, 300_000);
  afterAll(() => postgres?.stop());
  return () => postgres!;
}

let names = 0;

/** The address of a new database in the one server that the tests of a file share. */
export async function newPostgresUrl({ url }: RunningPostgres): Promise<string> {
  const name = `tests_${(names += 1)}`;
  const admin = postgresDatabase(url, []);
  await admin.read({ sql: `CREATE DATABASE ${name}`, values: [] });
  await admin.close();
  return url.replace(/postgres$/, name);
}

/** Each kind of database, with our tables and nothing in them; `missing` says why one is left out. */
export function databasesForTests() {
  const postgres = postgresForTests();
  const inPostgres = async () => postgresDatabase(await newPostgresUrl(postgres()), migrations);
  return [
    { name: 'sqlite', missing: undefined, open: async () => memoryDatabase() },
    { name: 'postgres', missing: missingPostgres, open: inPostgres },
  ];
}
