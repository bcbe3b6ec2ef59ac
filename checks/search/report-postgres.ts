import { buildIndex } from '../../search/build-index.ts';
import { askBefore } from './ask-before.ts';
import { siteData, siteSearch } from './labeled.ts';
import { report } from './report.ts';
import { searchInPostgres } from './search-in-postgres.ts';

export { report };

/**
 * The figures of a search whose index is in Postgres; what the weights find is not asked of it.
 *
 * @param url `postgres://…`
 */
export async function reportFromPostgres(
  options: Parameters<typeof report>[0],
  url: string,
): Promise<string> {
  const engine = await searchInPostgres(url, buildIndex(siteData));
  try {
    return await askBefore((search) => report(options, search), siteSearch, engine);
  } finally {
    await engine.close();
  }
}
