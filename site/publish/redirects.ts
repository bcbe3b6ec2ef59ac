import type { Catalog } from '#catalog/catalog.ts';
import { allCategories } from '#catalog/categories.ts';
import { addressesOfPage } from '#catalog/former-address.ts';
import { paths } from '#site/paths.ts';
import { routesOf } from '#site/routes.ts';
import { refuseLostRedirects } from './lost-redirects.ts';

/** Addresses people guess, and where they mean to go. */
const guesses: Readonly<Record<string, string>> = {
  '/faq': paths.faqs,
  '/help': paths.faqs,
  '/support': paths.faqs,
  '/contact-us': paths.contact,
  '/index': paths.home,
  '/home': paths.home,
  '/about': paths.aboutUs,
  '/host': paths.becomeAHost,
  '/privacy': paths.privacyPolicy,
  '/terms': paths.termsOfService,
  '/faqs/drive': paths.faqsFor('drive'),
  '/faqs/host': paths.faqsFor('host'),
};

/**
 * Where an address leads that is no page's own, by the address in lower case, without a final slash or `.html`: any
 * letter case, former and guessed spellings, `/help/…` for `/faqs/…`. The server reads it from `redirects.json`.
 *
 * @param guessed addresses that people guess, if not the usual ones
 * @throws ContentError for a guess that leads to no page
 */
export function redirects(catalog: Catalog, guessed = guesses): string {
  const table: Record<string, string> = { ...guessed };
  const pages = routesOf(catalog).map(({ path }) => path);
  refuseLostRedirects(guessed, 'site/publish/redirects.ts', new Set(pages));
  for (const path of pages) table[path.toLowerCase()] = path;
  const lead = (target: string, spellings: readonly string[]) => {
    for (const spelling of spellings)
      for (const folder of ['faqs', 'faq', 'help']) table[`/${folder}/${spelling}`.toLowerCase()] = target;
  };
  for (const { audience, name, frontMatter } of catalog.helpPages) {
    const { formerly } = frontMatter;
    lead(paths.help(audience, name), addressesOfPage({ audience, name, formerly }));
  }
  for (const { audience, name, formerly = [] } of allCategories(catalog.categories)) {
    const names = [name, ...formerly];
    lead(
      paths.category(audience, name),
      names.map((each) => `${audience}/categories/${each}`),
    );
    lead(paths.faqsFor(audience), [`${audience}/categories`]);
  }
  return `${JSON.stringify(table, null, 2)}\n`;
}
