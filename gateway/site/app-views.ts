import { LRUCache } from 'lru-cache';
import { appViewOf } from './app-view.ts';
import { madeOnce, makeFile } from './made-files.ts';
import type { MaybePromise, SiteFile } from './site-file.ts';

/** Pages that act on their address's query and have neither header nor footer: they are the same everywhere. */
const bare = /^\/(?:payout-setup-complete|checkr-disclosure-embed)$/;

/** Each takes 0.1 MB. The apps link to fewer pages than that. */
const maxViews = 500;

/** Whether the apps show the page at an address in another way than browsers. */
export const hasAppView = (address: string): boolean => !bare.test(address);

/** Gives a page as the apps show it: made when it is first asked for, with the same bytes in every instance, and kept. */
export function appViews(): (page: SiteFile) => MaybePromise<SiteFile> {
  const made = new LRUCache<SiteFile, MaybePromise<SiteFile>>({ max: maxViews });
  return (page) => madeOnce(made, page, () => makeFile(page, '/page.html', appViewOf));
}
