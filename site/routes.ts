import { allCategories, type HelpCategory } from '#catalog/categories.ts';
import { type Catalog, catalogOf } from '#catalog/catalog.ts';
import type { Audience } from '#catalog/help.ts';
import { refuseDeadLinks } from './dead-links.ts';
import { fill } from './messages/fill.ts';
import { languageOf } from './page-language.ts';
import { socialPicture } from './head/social-picture.ts';
import { paths } from './paths.ts';
import { perCatalog } from './per-catalog.ts';

/** A public page: its address and how it introduces itself to search engines and in the tab. */
export interface Route {
  path: string;
  /** Unique; the brand is added by `pages/+title.ts`. */
  title: string;
  description: string;
  /** The day its words last changed, where the content says so. */
  lastRevised?: string;
  /** False for pages that only make sense on the way from somewhere; they stay out of the sitemap and of search engines. */
  indexed: boolean;
  /** What stands beside a link to the page where people share it. */
  picture: SharedPicture;
}

/** A picture of a title. Pages of one kind may share it. */
export interface SharedPicture {
  /** Its address. */
  path: string;
  title: string;
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
  picture: { path: socialPicture.pathFor(path), title },
});

/** The help of an audience shares a picture: to draw one takes longer than all else of a page, and there may be thousands. */
const inHelp = ({ faqIndex }: Catalog['ui'], audience: Audience, page: Route): Route => ({
  ...page,
  picture: {
    path: socialPicture.pathFor(`${paths.faqs}/${audience}`),
    title: faqIndex.shared[audience],
  },
});

/** One for drivers and one for hosts may have the same title. */
const categoryRoute = (
  { faqIndex }: Catalog['ui'],
  { audience, name, title, ...category }: HelpCategory,
): Route =>
  route(paths.category(audience, name), {
    ...category,
    title: fill(faqIndex.categoryTitle, { category: title, audience: faqIndex.shared[audience] }),
  });

/**
 * The whole site in a language. A page that is not here has no title, is not in the sitemap, and fails the checks.
 *
 * @throws ContentError for a link of an article to a page that is not here
 */
export const routesOf = perCatalog((catalog): readonly Route[] => {
  const { categories, contact, editors, helpPages, legal, marketing, search, special, tools, ui } = catalog;
  const routes = [
    route(paths.home, marketing.home),
    route(paths.howItWorks, marketing['how-it-works']),
    route(paths.aboutUs, marketing['about-us']),
    route(paths.becomeAHost, marketing['become-a-host']),
    route(paths.faqs, ui.faqIndex),
    ...allCategories(categories).map((category) =>
      inHelp(ui, category.audience, categoryRoute(ui, category)),
    ),
    ...helpPages.map(({ audience, name, frontMatter }) =>
      inHelp(ui, audience, route(paths.help(audience, name), frontMatter)),
    ),
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
  ];
  refuseDeadLinks(catalog, new Set(routes.map(({ path }) => path)));
  return routes;
});

const routesByPath = perCatalog(
  (catalog) => new Map(routesOf(catalog).map((each) => [each.path, each] as const)),
);

/** The route at this path, in the language of the path; the "not found" page for any other. */
export function routeAt(path: string): Route {
  const catalog = catalogOf(languageOf(path));
  return routesByPath(catalog).get(path) ?? route('/404', catalog.marketing['not-found'], false);
}
