import type { Database } from '../database/database.ts';
import type { Incident } from './incident.ts';

/** What the operator's call has told: kept for all instances, and for after a restart. */
export interface KeptIncidents {
  /** @returns them as JSON, as they were written; undefined where nothing ever was. @throws DatabaseAway */
  read(): Promise<string | undefined>;
  /** Puts these in the place of the former; none ends them. @throws DatabaseAway */
  write(incidents: readonly Incident[], now: number): Promise<void>;
}

/** Keeps incidents in the database. */
export function keptIncidents(database: Database): KeptIncidents {
  let mayHaveSome = !database.startsEmpty;
  return {
    async read() {
      if (!mayHaveSome) return undefined;
      const [row] = await database.read({ sql: 'SELECT told FROM incidents', values: [] });
      return row && String(row['told']);
    },
    async write(incidents, now) {
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
