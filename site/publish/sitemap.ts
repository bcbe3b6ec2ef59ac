import type { Catalog } from '#catalog/catalog.ts';
import { absolute } from '#site/links.ts';
import { routesOf } from '#site/routes.ts';

/** `sitemap.xml`: every page that search engines may list, with the day its words last changed where known. */
export function sitemap(catalog: Catalog): string {
  const urls = routesOf(catalog)
    .filter(({ indexed }) => indexed)
    .map(({ path, lastRevised }) =>
      [`<loc>${absolute(path)}</loc>`, lastRevised && `<lastmod>${lastRevised}</lastmod>`]
        .filter(Boolean)
        .join(''),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url>${url}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
