import type { TestProject } from 'vitest/node';
import { startPostgres, whyNoPostgres } from '../../scripts/bootstrap/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the Postgres that the tests share: starting one takes longer than most of them. */
    sharedPostgresUrl: string;
  }
}

/** Starts one Postgres for all files of tests, before the first; stops it after the last. */
export default async function sharePostgres({ provide }: TestProject) {
  if (whyNoPostgres()) return undefined;
  const postgres = await startPostgres();
  provide('sharedPostgresUrl', postgres.url);
  return postgres.stop;
}
