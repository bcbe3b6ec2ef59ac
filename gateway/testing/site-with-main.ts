import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Site, siteFile } from '../site/site-file.ts';
import { appViewOf } from '../site/app-view.ts';

/** A page with a head and a main part, as every page of the built site is. */
export const pageWithMain = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header>Menu</header>` +
  `<main id="main" tabindex="-1"><h1>${title}</h1></main></body></html>`;

const fileOf = (name: string, text: string) => {
  const body = Buffer.from(text);
  return siteFile(name, body, [
    ['br', brotliCompressSync(body)],
    ['gzip', gzipSync(body)],
  ]);
};

/** A small site in memory, at the addresses that the tests' site data name. */
export function siteWithMain(): Site {
  const titles = { '/': 'Home', '/about-us': 'About', '/faqs/drive/Guide': 'Guide', '/search': 'Search' };
  const bare = { '/payout-setup-complete': 'Payout' };
  const pages = Object.entries({ ...titles, ...bare }).map(
    ([address, title]) => [address, fileOf('/page.html', pageWithMain(title))] as const,
  );
  const files = new Map([
    ...pages,
    ['/help-manifest.json', fileOf('/help-manifest.json', '{ "version": 2, "incidents": [], "pages": [] }')],
    ['/robots.txt', fileOf('/robots.txt', 'User-agent: *')],
  ]);
  const views = new Map(
    Object.entries(titles).map(([address, title]) => [
      address,
      fileOf('/page.html', appViewOf(pageWithMain(title))),
    ]),
  );
  const notFound = fileOf('/404.html', pageWithMain('Not found'));
  return {
    fileAt: (address) => files.get(address),
    appViewAt: (address) => views.get(address),
    notFound: () => notFound,
  };
}

/** A site of these pages alone, by their addresses. */
export function siteOf(pages: Readonly<Record<string, string>>): Site {
  const files = new Map(
    Object.entries(pages).map(([address, html]) => [address, siteFile('/page.html', Buffer.from(html))]),
  );
  return { fileAt: (address) => files.get(address), appViewAt: () => undefined, notFound: () => undefined };
}
