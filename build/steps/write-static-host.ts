import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDataSchema } from '../../config/site-data-schema.ts';
import { site as siteConfig } from '../../config/site.ts';
import { checkrHosts } from '../../gateway/consent/checkr-hosts.ts';
import { pageAddress } from '../../gateway/http/paths.ts';
import { styleHashes } from '../../gateway/http/style-hashes.ts';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { readArticlePages } from '../kept/finished-pages.ts';
import { headersFile, redirectsFile } from '../static-host.ts';
import type { Folders } from '../step.ts';
import { writeBelow } from '../write-below.ts';

/**
 * Writes `static-host/_headers` and `_redirects`, which go beside the pages where no gateway serves them. The consent embed is
 * that of production.
 */
export async function writeStaticHost({ root, site }: Folders): Promise<void> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, 'gateway', name), 'utf8'));
  const { pages, workshopPages } = siteDataSchema.parse(read('site-data.json'));
  const files = namesBelow(site).map((name) => `/${name}`);
  const notPublic = [...workshopPages, pages.editors];
  const ofArticles = new Map(readArticlePages(root).map((page) => [page.address, page.styles]));
  const styles = new Map<string, readonly string[]>();
  for (const name of files.filter((file) => /(?<!\.app)\.html$/.test(file))) {
    const address = pageAddress(name);
    if (notPublic.includes(address)) continue;
    styles.set(address, ofArticles.get(address) ?? styleHashes(readFileSync(join(site, name), 'utf8')));
  }
  const headers = headersFile(files, styles, {
    hsts: 'on',
    tokenAddresses: [pages.payoutReturn, pages.consent],
    embed: { address: pages.consent, servicesUrl: checkrHosts('production').servicesUrl },
    chatUrl: siteConfig.chat?.baseUrl,
  });
  writeBelow(root, 'static-host/_headers', headers);
  const redirects = read('redirects.json') as Record<string, string>;
  writeBelow(root, 'static-host/_redirects', redirectsFile(redirects));
}
