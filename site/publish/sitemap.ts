import type { Catalog } from '#catalog/catalog.ts';
import { absolute } from '#site/links.ts';
import { type Route, routesOf } from '#site/routes.ts';

/** More addresses are told of in several files: a search engine then reads only those in which something has changed. */
const maxAddresses = 1_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An address, with the day its words last changed where known. */
type Told = Pick<Route, 'path' | 'lastRevised'>;

/**
 * `sitemap.xml`: every page that search engines may list. Where they are many it lists the files that do, each with the last
 * day on which something in it changed.
 */
export function sitemapFiles(catalog: Catalog): Record<string, string> {
  const told: Told[] = routesOf(catalog).filter(({ indexed }) => indexed);
  if (told.length <= maxAddresses) return { 'sitemap.xml': listOf('urlset', 'url', told) };
  const parts: Told[][] = [];
  for (let at = 0; at < told.length; at += maxAddresses) parts.push(told.slice(at, at + maxAddresses));
  const files = parts.map((part, at) => ({ path: `/sitemaps/${at + 1}.xml`, part }));
  const summaries = files.map(({ path, part }) => ({ path, ...lastOf(part) }));
  return {
    'sitemap.xml': listOf('sitemapindex', 'sitemap', summaries),
    ...Object.fromEntries(files.map(({ path, part }) => [path.slice(1), listOf('urlset', 'url', part)])),
  };
}

function lastOf(part: readonly Told[]): Pick<Told, 'lastRevised'> {
  const days = part.flatMap(({ lastRevised }) => lastRevised ?? []).sort();
  return { lastRevised: days.at(-1) };
}

function listOf(list: string, item: string, told: readonly Told[]): string {
  const rows = told.map(({ path, lastRevised }) => {
    const day = lastRevised ? `<lastmod>${lastRevised}</lastmod>` : '';
    return `<${item}><loc>${absolute(path)}</loc>${day}</${item}>`;
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} ${namespace}>`, ...rows, `</${list}>`, ''].join(
    '\n',
  );
}
