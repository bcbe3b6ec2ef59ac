import type { Search } from '../../search/engine.ts';
import type { SearchOutcome } from '../../search/types.ts';
import type { RemoteSearch } from './search-in-postgres.ts';

/**
 * What a judgment of a search says of one that is not at hand: all that it asks is asked before.
 *
 * @param judge asks the same of every search
 * @param any a search at hand, to hear what is asked
 */
export async function askBefore<Judgment>(
  judge: (search: Search) => Judgment,
  any: Search,
  remote: RemoteSearch,
): Promise<Judgment> {
  const asked = new Map<string, Parameters<Search['search']>>();
  judge({
    search(...question) {
      asked.set(JSON.stringify(question), question);
      return any.search(...question);
    },
  });
  const answers = new Map<string, SearchOutcome>();
  for (const [key, question] of asked) answers.set(key, await remote.search(...question));
  return judge({ search: (...question) => answers.get(JSON.stringify(question))! });
}
