import type { Site } from './site-file.ts';
import type { Redirects } from './site-routes.ts';

/** The same site without some pages: nobody finds anything at their addresses, in the apps' view either. */
export function withoutPages(site: Site, addresses: readonly string[]): Site {
  const isLeftOut = (address: string) => addresses.includes(address);
  return {
    ...site,
    fileAt: (address) => (isLeftOut(address) ? undefined : site.fileAt(address)),
    appViewAt: (address) => (isLeftOut(address) ? undefined : site.appViewAt(address)),
  };
}

/** The same table without what leads to them. */
export const redirectsWithout =
  (redirects: Redirects, addresses: readonly string[]): Redirects =>
  (path) => {
    const destination = redirects(path);
    return destination !== undefined && addresses.includes(destination.replace(/[?#].*/, ''))
      ? undefined
      : destination;
  };
