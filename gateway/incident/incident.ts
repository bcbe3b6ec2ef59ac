import type { IncidentKind, SiteData } from '#config/site-data-schema.ts';

/** Something that the operator tells everybody who reads the site, or a part of it, for a while. */
export interface Incident {
  kind: IncidentKind;
  /** Plain words, by language; the site's own is always there. */
  text: Record<string, string>;
  link?: { href: string; label: Record<string, string> } | undefined;
  /** For whom; left out, for everybody. */
  audience?: 'drive' | 'host' | undefined;
  /** Addresses of pages, with all that lies below them; left out, all pages. */
  routes?: string[] | undefined;
  /** The moment at which it ends: ISO 8601. */
  until: string;
}

/**
 * Whether a page tells of an incident: pages for all tell of everything, and what has no page is for all.
 *
 * @param address of the page
 * @param audiences whom each page is for
 */
export function isTold(
  { audience, routes }: Pick<Incident, 'audience' | 'routes'>,
  address: string,
  audiences: SiteData['audiences'],
): boolean {
  const pageIsFor = (Object.hasOwn(audiences, address) && audiences[address]) || 'all';
  const isForThem = !audience || pageIsFor === 'all' || pageIsFor === audience;
  return (
    isForThem && (!routes || routes.some((route) => address === route || address.startsWith(`${route}/`)))
  );
}
