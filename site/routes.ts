import { allCategories } from '#catalog/categories.ts';
import { catalogOf } from '#catalog/catalog.ts';
import { languageOf } from './page-language.ts';
import { paths } from './paths.ts';
import { perCatalog } from './per-catalog.ts';

/** A public page: its address and how it introduces itself to search engines and in the tab. */
export interface Route {
  path: string;
  /** Unique; the brand is added by {@link documentTitle}. */
  title: string;
  description: string;
  /** The day its words last changed, where the content says so. */
  lastRevised?: string;
  /** False for pages that only make sense on the way from somewhere; they stay out of the sitemap and of search engines. */
  indexed: boolean;
}

interface Introduction {
  title: string;
  description: string;
  lastRevised?: string;
}

const route = (path: string, { title, description, lastRevised }: Introduction, indexed = true): Route => ({
  path,
  title,
  description,
  lastRevised,
  indexed,
});

/** The whole site in a language. A page that is not here has no title, is not in the sitemap, and fails the checks. */
export const routesOf = perCatalog(
  ({
    categories,
    contact,
    editors,
    helpPages,
    legal,
    marketing,
    search,
    special,
    tools,
    ui,
  }): readonly Route[] => [
    route(paths.home, marketing.home),
    route(paths.howItWorks, marketing['how-it-works']),
    route(paths.aboutUs, marketing['about-us']),
    route(paths.becomeAHost, marketing['become-a-host']),
    route(paths.faqs, ui.faqIndex),
    ...allCategories(categories).map(({ audience, name, ...category }) =>
      route(paths.category(audience, name), category),
    ),
    ...helpPages.map((page) => route(paths.help(page.audience, page.name), page.frontMatter)),
    route(paths.download('drive'), marketing.download.drive),
    route(paths.download('host'), marketing.download.host),
    route(paths.contact, contact),
    route(paths.tools, tools.index),
    ...tools.list.map((tool) => route(paths.tool(tool.name), tool)),
    route(paths.privacyPolicy, legal['privacy-policy'].frontMatter),
    route(paths.termsOfService, legal['terms-of-service'].frontMatter),
    route(paths.search, search.texts, false),
    route(paths.payoutReturn, special.payout, false),
    route(paths.consent, special.consent, false),
    route(paths.consentSuccess, marketing['consent-success'], false),
    route(paths.styleguide, marketing.styleguide, false),
    route(paths.editors, editors, false),
  ],
);

/** The route at this path, in the language of the path; the "not found" page for any other. */
export function routeAt(path: string): Route {
  const catalog = catalogOf(languageOf(path));
  const found = routesOf(catalog).find((candidate) => candidate.path === path);
  return found ?? route('/404', catalog.marketing['not-found'], false);
}
