import { bulkhead } from 'cockatiel';
import type { SiteData } from '#config/site-data-schema.ts';
import { helpManifest } from '../http/content-types.ts';
import { pack } from '../http/pack.ts';
import { type MaybePromise, type Site, type SiteFile, siteFile } from '../site/site-file.ts';
import { bannerOf, withBanner } from './banner.ts';
import type { IncidentBoard } from './incident-board.ts';
import { type Incident, isTold } from './incident.ts';

/** Each is packed for 20 ms beside this thread, as the build does it. As many at once leave room for other work. */
const inTurn = bulkhead(2, Infinity);

/**
 * The same site, whose pages tell of what is on the board: each is made when it is first asked for, kept as long as the board
 * stays the same, and has an entity tag of its own. While nothing is told, it is the site itself.
 */
export function withIncidents(
  site: Site,
  board: Pick<IncidentBoard, 'current' | 'onChange'>,
  data: Pick<SiteData, 'language' | 'incident' | 'audiences'>,
): Site {
  /** By what was put in, then by the file as the build has made it. */
  const made = new Map<string, WeakMap<SiteFile, MaybePromise<SiteFile>>>();
  board.onChange(() => made.clear());

  function told(
    file: SiteFile | undefined,
    address: string,
    inApp: boolean,
  ): MaybePromise<SiteFile | undefined> {
    const incidents = file && board.current();
    if (!incidents || incidents.length === 0) return file;
    if (address === helpManifest)
      return changed(file, JSON.stringify(incidents), (text) => manifestWith(text, incidents));
    const incident = file.isPage && incidents.find((each) => isTold(each, address, data.audiences));
    if (!incident) return file;
    const banner = bannerOf(incident, data, inApp);
    return changed(file, banner, (page) => withBanner(page, banner, data));
  }

  function changed(file: SiteFile, key: string, change: (text: string) => string): MaybePromise<SiteFile> {
    const files = made.get(key) ?? new WeakMap<SiteFile, MaybePromise<SiteFile>>();
    made.set(key, files);
    const known = files.get(file);
    if (known) return known;
    const making = makeFile(file, change).then(
      (done) => {
        files.set(file, done);
        return done;
      },
      (error: unknown) => {
        files.delete(file);
        throw error;
      },
    );
    files.set(file, making);
    return making;
  }

  const whenThere = (
    found: MaybePromise<SiteFile | undefined>,
    address: string,
    inApp: boolean,
  ): MaybePromise<SiteFile | undefined> =>
    found instanceof Promise ? found.then((file) => told(file, address, inApp)) : told(found, address, inApp);

  return {
    fileAt: (address) => whenThere(site.fileAt(address), address, false),
    appViewAt: (address) => whenThere(site.appViewAt(address), address, true),
    notFound: (inApp, address) => whenThere(site.notFound(inApp, address), address, inApp),
  };
}

/** A file with another text, in the codings that it had. */
async function makeFile(file: SiteFile, change: (text: string) => string): Promise<SiteFile> {
  const { representations, isPage } = file;
  const name = isPage ? '/page.html' : helpManifest;
  const body = Buffer.from(change(representations.get('identity')!.body.toString()));
  const codings = (['br', 'gzip'] as const).filter((coding) => representations.has(coding));
  const packed = await Promise.all(
    codings.map(async (coding) => [coding, await inTurn.execute(() => pack[coding](body, name))] as const),
  );
  return siteFile(name, body, packed);
}

function manifestWith(text: string, incidents: readonly Incident[]): string {
  return `${JSON.stringify({ ...(JSON.parse(text) as object), incidents }, null, 2)}\n`;
}
