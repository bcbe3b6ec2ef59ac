import type { Catalog } from '#catalog/catalog.ts';
import { contactPath } from '#config/contact-path.ts';
import { yamlPath } from '#catalog/content-yaml.ts';
import { refuse } from '#catalog/content-error.ts';
import { site } from '#config/site.ts';
import { nearestOf } from '#catalog/nearest.ts';

/**
 * Refuses links of articles to pages of ours that are not there, and to topics of the contact page that are none. Links to help pages and their sections the catalog knows; a
 * file beside the pages has an ending, and is looked for in the built site.
 *
 * @param paths every page's
 * @throws ContentError with file and line
 */
export function refuseDeadLinks(catalog: Catalog, paths: ReadonlySet<string>): void {
  const { helpPages, legal } = catalog;
  for (const { file, links } of [...helpPages, ...Object.values(legal)]) {
    const problems = links.flatMap(({ url, line }) => {
      const message = mistakeIn(url, paths) ?? unknownTopic(url, catalog);
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
  const [nearest] = nearestOf(path, paths);
  return `leads to no page of ours; the nearest is ${nearest}`;
}

/** The contact page would open without a topic, and nobody would know why. */
function unknownTopic(url: string, { contact, language }: Catalog): string | undefined {
  const [path, query = ''] = url.split('#')[0]!.split('?');
  const topic = path === contactPath ? new URLSearchParams(query).get('topic') : null;
  const known = contact.topics.map(({ id }) => id);
  if (topic === null || known.includes(topic)) return undefined;
  return `names no topic of ${yamlPath(language, 'contact')}; known are ${nearestOf(topic, known).join(', ')}`;
}
