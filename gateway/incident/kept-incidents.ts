import type { Database } from '../database/database.ts';
import type { Incident } from './incident.ts';

export type KeptIncidents = ReturnType<typeof keptIncidents>;

/** What the operator's call has told: kept in the database for all instances, and for after a restart. */
export function keptIncidents(database: Database) {
  let mayHaveSome = !database.startsEmpty;
  return {
    /** @returns them as JSON, as they were written; undefined where nothing ever was. @throws DatabaseAway */
    async read(): Promise<string | undefined> {
      if (!mayHaveSome) return undefined;
      const [row] = await database.read({ sql: 'SELECT told FROM incidents', values: [] });
      return row && String(row['told']);
    },
    /** Puts these in the place of the former; none ends them. @throws DatabaseAway */
    async write(incidents: readonly Incident[], now: number): Promise<void> {
      mayHaveSome = true;
      await database.write([
        {
          sql: `INSERT INTO incidents (one, told, told_at) VALUES (1, $1, $2)
                ON CONFLICT (one) DO UPDATE SET told = excluded.told, told_at = excluded.told_at`,
          values: [JSON.stringify(incidents), now],
        },
      ]);
    },
  };
}
