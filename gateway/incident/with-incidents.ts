import type { SiteData } from '#config/site-data-schema.ts';
import { helpManifest } from '../http/content-types.ts';
import { madeOnce, makeFile } from '../site/made-files.ts';
import type { MaybePromise, Site, SiteFile } from '../site/site-file.ts';
import { bannerOf, withBanner } from './banner.ts';
import type { IncidentBoard } from './incident-board.ts';
import { type Incident, isTold } from './incident.ts';

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
    const name = file.isPage ? '/page.html' : helpManifest;
    return madeOnce(files, file, () => makeFile(file, name, change));
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

function manifestWith(text: string, incidents: readonly Incident[]): string {
  return `${JSON.stringify({ ...(JSON.parse(text) as object), incidents }, null, 2)}\n`;
}
