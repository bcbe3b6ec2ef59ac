import type { Catalog } from '#catalog/catalog.ts';
import type { MissedSearch } from '#config/editors-report.ts';
import { siteSearch } from '#site/search/site-search.ts';
import { placeOf, type SectionPlace } from './places.ts';

/** What is asked is asked again: the page is read again and again, and a search takes some milliseconds. */
const kept = new Map<string, SectionPlace | undefined>();
const maxKept = 2000;

/** The section that a missed search is nearest to, as the search itself sees it: whose keywords may lack its words. */
export function nearestSection(
  catalog: Catalog,
  { wordings, stems, audience }: MissedSearch,
): SectionPlace | undefined {
  const asked = wordings[0] ?? stems.join(' ');
  if (!asked) return undefined;
  const key = `${catalog.language} ${audience} ${asked}`;
  if (kept.has(key)) return kept.get(key);
  const forWhom = audience === 'drive' || audience === 'host' ? audience : 'any';
  const { hits } = siteSearch(catalog).search(asked, { audience: forWhom, limit: 3 });
  const [page = '', section = ''] = (
    hits.find(({ document }) => document.kind === 'help')?.document.url ?? ''
  ).split('#');
  const place = placeOf({ page, section, language: catalog.language });
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, place);
  return place;
}
