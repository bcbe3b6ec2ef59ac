import { LRUCache } from 'lru-cache';
import { appViewOf } from './app-view.ts';
import { madeOnce, makeFile } from './made-files.ts';
import type { MaybePromise, Site, SiteFile } from './site-file.ts';

/** Each takes 0.1 MB. The apps link to fewer pages than that. */
const maxViews = 500;

/** Gives a page as the apps show it: made when it is first asked for, with the same bytes in every instance, and kept. */
export function appViews(): (page: SiteFile) => MaybePromise<SiteFile> {
  const made = new LRUCache<SiteFile, MaybePromise<SiteFile>>({ max: maxViews });
  return (page) => madeOnce(made, page, () => makeFile(page, '/page.html', appViewOf));
}

/**
 * The same site, of which some pages are the same in the apps as in browsers: they act on their address's query, and have
 * neither header nor footer.
 */
export function withoutAppViews(site: Site, addresses: readonly string[]): Site {
  return {
    ...site,
    appViewAt: (address) => (addresses.includes(address) ? undefined : site.appViewAt(address)),
  };
}
