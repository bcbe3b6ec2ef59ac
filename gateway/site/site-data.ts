import { existsSync, readFileSync } from 'node:fs';
import { siteDataSchema, type SiteData } from '#config/site-data-schema.ts';
import { StartError } from '../start-error.ts';

/**
 * Reads what the build has written about the site: the addresses and sentences that the server needs.
 *
 * @throws StartError where the file is not there
 * @throws ZodError where it is no such data
 */
export function loadSiteData(file: string): SiteData {
  if (!existsSync(file)) throw new StartError(`There is no ${file}. Build the site first: npm run build`);
  return siteDataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
