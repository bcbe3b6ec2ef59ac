import type { Catalog } from '#catalog/catalog.ts';
import { allCategories } from '#catalog/categories.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { paths } from '#site/paths.ts';
import { routesOf } from '#site/routes.ts';

type PageAudience = SiteData['audiences'][string];

/** Whom each page of the site is for, by its address: one audience alone, or all. */
export function pageAudiences(catalog: Catalog): SiteData['audiences'] {
  const { categories, helpPages, tools } = catalog;
  const ofOne = new Map<string, PageAudience>([
    ...helpPages.map(({ audience, name }) => [paths.help(audience, name), audience] as const),
    ...allCategories(categories).map(
      ({ audience, name }) => [paths.category(audience, name), audience] as const,
    ),
    ...tools.list.flatMap(({ name, audiences: [one, another] }) =>
      one && !another ? [[paths.tool(name), one] as const] : [],
    ),
    [paths.download('drive'), 'drive'],
    [paths.download('host'), 'host'],
    [paths.becomeAHost, 'host'],
    [paths.payoutReturn, 'host'],
    [paths.consent, 'drive'],
    [paths.consentSuccess, 'drive'],
  ]);
  return Object.fromEntries(routesOf(catalog).map(({ path }) => [path, ofOne.get(path) ?? 'all']));
}
