import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { pack } from '../http/pack.ts';
import { appViewOf } from './app-view.ts';
import { type MaybePromise, type SiteFile, siteFile, textOf } from './site-file.ts';

/** Pages that act on their address's query and have neither header nor footer: they are the same everywhere. */
const bare = /^\/(?:payout-setup-complete|checkr-disclosure-embed)$/;

/** Each takes 0.1 MB. The apps link to fewer pages than that. */
const most = 500;

/** Whether the apps show the page at an address in another way than browsers. */
export const hasAppView = (address: string): boolean => !bare.test(address);

/** Gives a page as the apps show it: made when it is first asked for, with the same bytes in every instance, and kept. */
export function appViews(): (page: SiteFile) => MaybePromise<SiteFile> {
  const made = new LRUCache<SiteFile, MaybePromise<SiteFile>>({ max: most });
  // Each is compressed for 20 ms beside this thread: as many at once leave room for other work.
  const inTurn = bulkhead(2, Infinity);

  async function makeView(page: SiteFile): Promise<SiteFile> {
    const body = Buffer.from(appViewOf(textOf(page)));
    const codings = (['br', 'gzip'] as const).filter((coding) => page.representations.has(coding));
    const packed = await inTurn.execute(() =>
      Promise.all(codings.map(async (coding) => [coding, await pack[coding](body, '/page.html')] as const)),
    );
    return siteFile('/page.html', body, packed);
  }

  return (page) => {
    const known = made.get(page);
    if (known) return known;
    const making = makeView(page).then(
      (view) => {
        made.set(page, view);
        return view;
      },
      (error: unknown) => {
        made.delete(page);
        throw error;
      },
    );
    made.set(page, making);
    return making;
  };
}
