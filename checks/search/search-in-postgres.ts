import { createHash } from 'node:crypto';
import { indexInPostgres } from '../../gateway/search/index-in-postgres.ts';
import { indexOf } from '../../gateway/testing/test-index.ts';
import type { SearchOptions } from '../../search/engine.ts';
import { searchInParts, untilWhole } from '../../search/in-parts.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { SearchOutcome } from '../../search/types.ts';

/** A test waits for a busy machine. */
const timeoutMs = 30_000;

/** A search that is not at hand. */
export interface RemoteSearch {
  search(query: string, options?: SearchOptions): Promise<SearchOutcome>;
}

/**
 * The search of a server whose index is in Postgres.
 *
 * @param url `postgres://…`
 * @param maxKept what the server keeps of parts, in characters, if not as usual
 */
export async function searchInPostgres(
  url: string,
  { core, parts }: SearchIndex,
  maxKept?: number,
): Promise<RemoteSearch & { close(): Promise<void> }> {
  const written = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
  );
  const version = createHash('sha256').update(Object.values(written).join('\n')).digest('hex').slice(0, 10);
  const postgres = indexInPostgres(url, timeoutMs);
  await postgres.ensure(indexOf(version, written));
  const { search } = searchInParts(core, maxKept);
  return {
    search: (query, options) =>
      untilWhole(
        (given) => search(query, options, given),
        (names) => postgres.read(version, names),
      ),
    close: () => postgres.close(),
  };
}
