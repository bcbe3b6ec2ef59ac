import type { Catalog } from '#catalog/catalog.ts';
import { categoryOf, type HelpCategory } from '#catalog/categories.ts';
import type { HelpPage } from '#catalog/help.ts';
import { paths } from './paths.ts';

/** A step on the way to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a help page: all questions, those of its audience, those of its category where there are any, the page. */
export function helpTrail(catalog: Catalog, page: HelpPage): Crumb[] {
  const category = categoryOf(catalog.categories, page);
  const { audience, name, frontMatter } = page;
  return [
    ...(category ? categoryTrail(catalog, category) : audienceTrail(catalog, page)),
    { name: frontMatter.title, path: paths.help(audience, name) },
  ];
}

/** The way to the page of a category. */
export const categoryTrail = (catalog: Catalog, category: HelpCategory): Crumb[] => [
  ...audienceTrail(catalog, category),
  { name: category.title, path: paths.category(category.audience, category.name) },
];

const audienceTrail = ({ ui }: Catalog, { audience }: Pick<HelpPage, 'audience'>): Crumb[] => [
  { name: ui.header.faqs, path: paths.faqs },
  { name: ui.faqIndex[audience], path: paths.faqsFor(audience) },
];
