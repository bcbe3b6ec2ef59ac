import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { missingPostgres, postgresForTests } from './test-postgres.ts';

describe.skipIf(missingPostgres)('a Postgres that was taken away', () => {
  const postgres = postgresForTests();

  it('comes back when its port is free again', async () => {
    const { url, takeAway, bringBack } = postgres();
    await takeAway();
    const other = createServer((socket) => socket.destroy());
    await new Promise((resolve) => other.listen(Number(new URL(url).port), '127.0.0.1', () => resolve(true)));
    const back = bringBack();
    await wait(1500);
    other.close();
    await back;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });
});
