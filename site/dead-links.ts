import type { Catalog } from '#catalog/catalog.ts';
import { refuse } from '#catalog/content-error.ts';
import { site } from '#config/site.ts';
import { editDistance } from '#search/spelling.ts';

/**
 * Refuses links of articles to pages of ours that are not there. Links to help pages and their sections the catalog knows; a
 * file beside the pages has an ending, and is looked for in the built site.
 *
 * @param paths every page's
 * @throws ContentError with file and line
 */
export function refuseDeadLinks({ helpPages, legal }: Catalog, paths: ReadonlySet<string>): void {
  for (const { file, links } of [...helpPages, ...Object.values(legal)]) {
    const problems = links.flatMap(({ url, line }) => {
      const message = mistakeIn(url, paths);
      return message ? [{ line, field: `link ${url}`, message }] : [];
    });
    refuse(file, problems);
  }
}

function mistakeIn(url: string, paths: ReadonlySet<string>): string | undefined {
  if (url === site.url || url.startsWith(`${site.url}/`))
    return 'is an address of ours; leave out scheme and host, so that it holds wherever the site stands';
  const [, path] = /^(\/[^?#]*)/.exec(url) ?? [];
  if (path === undefined || paths.has(path) || /\.\w+$/.test(path)) return undefined;
  const [nearest] = [...paths].sort((a, b) => distance(a, path) - distance(b, path));
  return `leads to no page of ours; the nearest is ${nearest}`;
}

const distance = (a: string, b: string) => editDistance(a, b, Infinity);
