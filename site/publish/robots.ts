import { absolute } from '#site/links.ts';

/** `robots.txt`: everything may be read; pages that should not be listed say so themselves. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}
