import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteDataSchema } from '../config/site-data-schema.ts';
import { securityText, securityTextPath, type SecurityTextOptions } from '../gateway/ops/security-txt.ts';
import { namesBelow } from '../scripts/bootstrap/files-below.mjs';
import { writeBelow } from './write-below.ts';

/** Who is written to, and where the site is reached; left out, there is no `security.txt`. */
export type Owner = Required<Pick<SecurityTextOptions, 'contact' | 'siteUrl'>>;

/** Nobody writes it anew before the next upload; RFC 9116 asks for less than a year. */
const validDays = 360;

/**
 * Makes the folder that a static host serves: at every address what the server has there for the public, and nothing else.
 *
 * Left out are the pages of the workshop and of the editors, and the compressed forms, which a host would serve under names of their
 * own. Added are the hashed files of former builds, `security.txt`, `_headers` and `_redirects`.
 *
 * @param dist a whole build
 * @param folder made anew
 * @returns the names of the files in it, sorted, such as `faqs.html`
 */
export function writeStaticSite(dist: string, folder: string, owner?: Owner, now = new Date()): string[] {
  const siteData: unknown = JSON.parse(readFileSync(join(dist, 'gateway/site-data.json'), 'utf8'));
  const { language, workshopPages, pages } = siteDataSchema.parse(siteData);
  const notPublic = [...workshopPages, pages.editors];
  const isLeftOut = (name: string) =>
    /\.(br|gz)$/.test(name) || notPublic.some((page) => `/${name}`.startsWith(`${page}/`));
  rmSync(folder, { recursive: true, force: true });
  // The younger first: what is there is not replaced.
  for (const source of ['client', 'former/client', 'static-host'].map((name) => join(dist, name))) {
    const names = existsSync(source) ? namesBelow(source) : [];
    for (const name of names.filter((name) => !isLeftOut(name)))
      cpSync(join(source, name), join(folder, nameThere(name)), { force: false });
  }
  if (owner) writeBelow(folder, securityTextPath, securityText({ ...owner, language, validDays }, now));
  return namesBelow(folder);
}

/** Static hosts serve `a.html` at `/a`, as our pages are linked, and `a/index.html` at `/a/`: to that they would redirect. */
const nameThere = (name: string) => name.replace(/\/index\.html$/, '.html');
