import { describe, expect, it } from 'vitest';
import { inMemory } from '../database/database.ts';
import { fileDatabase, memoryDatabase } from '../testing/test-databases.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import type { Incident } from './incident.ts';
import { keptIncidents } from './kept-incidents.ts';

const late: Incident = { kind: 'warning', text: { en: 'Late.' }, until: '2026-11-22T18:00:00Z' };

describe.each(databasesForTests())('$name', ({ name, missing, open }) => {
  it.skipIf(missing)('keeps what was told last, and nothing else', async () => {
    // Not the one of which is known that it starts empty.
    const database = await (name === 'sqlite' ? fileDatabase(inMemory) : open());
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
  const database = memoryDatabase();
  const kept = keptIncidents({ ...database, read: () => Promise.reject(new Error('asked')) });
  expect(await kept.read()).toBeUndefined();
});
