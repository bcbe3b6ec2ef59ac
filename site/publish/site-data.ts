import { serverTexts } from '#catalog/server-texts.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { paths } from '#site/paths.ts';

/** What the server needs to know of the site, as it reads it from `site-data.json`. */
export function siteData(): string {
  const { payoutReturn, consent, search } = paths;
  const data: SiteData = { language: 'en', pages: { payoutReturn, consent, search }, texts: serverTexts };
  return `${JSON.stringify(data, null, 2)}\n`;
}
