import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { namesBelow } from '../scripts/bootstrap/files-below.mjs';
import { root } from './repository.ts';

/** The website as it was built: what a visitor gets, whichever server sends it. */
export const builtSite = join(root, 'dist/client');

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** Every part of the site on one page: it has several of a kind, and the headings of other pages within its samples. */
export const galleryPath = '/styleguide';

/** For those with its key alone: no static host has it, and no app shows it. */
export const editorsPath = '/editors';

/** Pages that the server fills in for who asks: all else that holds for a page holds for them, too. */
export const filledInPaths = ['/search', '/contact', editorsPath];

/** Pages that act or leave by themselves when they are opened: they have journeys of their own. */
const live = ['/payout-setup-complete', '/checkr-disclosure-embed'];

/** The paths of the sitemap, or of those that it names where there are thousands: what search engines are told of. */
export const indexedPaths = listedIn('sitemap.xml').flatMap((path) =>
  path.endsWith('.xml') ? listedIn(path) : [path],
);

/** The help articles among them. */
export const articlePaths = indexedPaths.filter((path) => /^\/faqs\/[^/]+\/[^/]+$/.test(path));

/** Every page, those that search engines are not told of too, and the one for unknown addresses. */
export const allPaths = [...new Set([...indexedPaths, ...pathsOnDisk()]), unknownPath];

/** {@link allPaths} without the pages that do not stay as they are opened. */
export const quietPaths = allPaths.filter((path) => !live.includes(path));

/** The file behind a path, a page or not; undefined where there is none. */
export function fileAt(path: string): string | undefined {
  if (path === unknownPath) return join(builtSite, '404.html');
  const candidates = [join(builtSite, path), join(builtSite, path, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** The HTML of a page. */
export function htmlAt(path: string): string {
  return readFileSync(fileAt(path)!, 'utf8');
}

/** The families of parts that the gallery has, in its order. */
export function galleryFamilies(): string[] {
  const families = [...htmlAt(galleryPath).matchAll(/data-family="([^"]+)"/g)].map(([, name]) => name!);
  if (families.length < 10) throw new Error(`The gallery has no families any more, but ${families.join()}`);
  return families;
}

function listedIn(sitemap: string): string[] {
  const text = readFileSync(join(builtSite, sitemap), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

function pathsOnDisk(): string[] {
  return namesBelow(builtSite, 'index.html')
    .map((name) => posix.join('/', posix.dirname(name)))
    .sort();
}
