import { afterAll, beforeAll } from 'vitest';
import { type RunningPostgres, startPostgres, whyNoPostgres } from '../../scripts/bootstrap/postgres.mjs';

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
