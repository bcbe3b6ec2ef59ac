import { describe, expect, it } from 'vitest';
import { type Database, inMemory } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';
import { postgresDatabase } from '../database/postgres.ts';
import { sqliteDatabase, sqliteInMemory } from '../database/sqlite.ts';
import { sqliteWorker } from '../testing/sqlite-worker-file.ts';
import { missingPostgres, postgresForTests } from '../testing/test-postgres.ts';
import type { Incident } from './incident.ts';
import { keptIncidents } from './kept-incidents.ts';

const postgres = postgresForTests();
const late: Incident = { kind: 'warning', text: { en: 'Late.' }, until: '2026-11-22T18:00:00Z' };

const kinds: [name: string, missing: string | undefined, open: () => Promise<Database>][] = [
  ['SQLite', undefined, () => sqliteDatabase(inMemory, sqliteWorker, migrations)],
  ['Postgres', missingPostgres, async () => postgresDatabase(postgres().url, migrations)],
];

describe.each(kinds)('%s', (_name, missing, open) => {
  it.skipIf(missing)('keeps what was told last, and nothing else', async () => {
    const database = await open();
    const kept = keptIncidents(database);
    expect(await kept.read()).toBeUndefined();
    await kept.write([late], 1);
    await kept.write([late, late], 2);
    expect(JSON.parse((await keptIncidents(database).read())!)).toEqual([late, late]);
    await kept.write([], 3);
    expect(await kept.read()).toBe('[]');
    await database.close();
  });
});

it('does not ask a database that starts empty before something is written', async () => {
  const database = sqliteInMemory(sqliteWorker, migrations);
  const kept = keptIncidents({ ...database, read: () => Promise.reject(new Error('asked')) });
  expect(await kept.read()).toBeUndefined();
});
