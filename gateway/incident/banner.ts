import { brotliCompressSync } from 'node:zlib';
import type { SiteData } from '#config/site-data-schema.ts';
import { fillMarkup } from '../http/fill-markup.ts';
import { keepLinks } from '../site/app-view.ts';
import type { Incident } from './incident.ts';

/** What a banner may add to a page, with its styles, in bytes as they are sent. */
export const maxBannerBytes = 400;

/** What of the site a banner is made from. */
export type BannerData = Pick<SiteData, 'language' | 'incident'>;

/**
 * The markup of a banner, for pages in the site's language. Whatever the words are, they are shown as they are.
 *
 * @param inApp whether it is for a page as the apps show it, whose links keep the view
 */
export function bannerOf({ kind, text, link }: Incident, { language, incident }: BannerData, inApp: boolean) {
  const words = { text: text[language], href: link?.href, label: link?.label[language] };
  const template = (link ? incident.bannersWithLink : incident.banners)[kind];
  const banner = fillMarkup(template, words);
  return inApp ? keepLinks(banner) : banner;
}

/** A page with a banner at the beginning of its main part; a page without one as it was. */
export function withBanner(page: string, banner: string, { incident }: BannerData): string {
  const main = /<main\b[^>]*>/.exec(page);
  const head = page.indexOf('</head>');
  if (!main || head < 0) return page;
  const start = main.index + main[0].length;
  return page.slice(0, head) + incident.sheet + page.slice(head, start) + banner + page.slice(start);
}

/** What a banner adds to a page, at most: by itself it packs worse than beside what a page says alike. */
export function bannerBytes(told: Incident, data: BannerData): number {
  return brotliCompressSync(data.incident.sheet + bannerOf(told, data, true)).length;
}
