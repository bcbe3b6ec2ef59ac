import type { Language } from '#config/languages.ts';
import { type Categories, categoriesSchema } from './categories-schema.ts';
import { ContentError, type ContentProblem, refuse } from './content-error.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { type Audience, audiences, type HelpPage, helpPagesFor } from './help.ts';
import { refuseLostCategories } from './lost-pages.ts';

/** So many help pages of an audience the FAQ index lists one by one; of more it lists the categories. */
export const maxListedPages = 40;
/** More would make a category's page as long as the index that it stands for. */
export const maxCategoryPages = 60;

/** A group of help pages of one audience, with a page of its own. */
export interface HelpCategory {
  audience: Audience;
  name: string;
  formerly?: readonly string[] | undefined;
  title: string;
  description: string;
  picture: Categories[Audience][number]['picture'];
  /** In the order of the FAQ index. */
  pages: readonly HelpPage[];
}

/** The categories of a language as they are written. @throws ContentError */
export const readCategories = (language: Language): Categories =>
  readYaml(language, 'categories', categoriesSchema);

/**
 * The categories of each audience, with their pages; none where the FAQ index lists all pages of the audience.
 *
 * @throws ContentError for a category that no page names or too many do, for a published one that is gone, and, where they are
 *   needed, for a page without one
 */
export function categorize(
  language: Language,
  written: Categories,
  pages: readonly HelpPage[],
): HelpCategories {
  refuse(
    yamlPath(language, 'categories'),
    audiences.flatMap((audience) => sizeProblems(audience, written, pages)),
  );
  refuseLostCategories(written, yamlPath(language, 'categories'));
  const of = (audience: Audience) => ofAudience(audience, language, written, pages);
  return { drive: of('drive'), host: of('host') };
}

function sizeProblems(audience: Audience, written: Categories, pages: readonly HelpPage[]): ContentProblem[] {
  return written[audience].flatMap(({ name }, index) => {
    const count = pagesIn(audience, name, pages).length;
    const field = `${audience}.${index}`;
    if (count === 0)
      return [
        { field, message: `no help page has "category: ${name}"; write it into one, or delete the category` },
      ];
    if (count <= maxCategoryPages) return [];
    return [
      { field, message: `${count} pages are more than ${maxCategoryPages}; make two categories of ${name}` },
    ];
  });
}

function ofAudience(
  audience: Audience,
  language: Language,
  written: Categories,
  pages: readonly HelpPage[],
): readonly HelpCategory[] {
  const all = helpPagesFor(pages, audience);
  if (all.length <= maxListedPages) return [];
  const without = all.find(({ frontMatter }) => frontMatter.category === undefined);
  if (without) {
    const message = `is missing; with more than ${maxListedPages} pages for ${audience}, each needs one of ${yamlPath(language, 'categories')}`;
    throw new ContentError(without.file, [{ field: 'category', message }]);
  }
  return written[audience].map((category) => ({
    ...category,
    audience,
    pages: pagesIn(audience, category.name, all),
  }));
}

const pagesIn = (audience: Audience, name: string, pages: readonly HelpPage[]) =>
  pages.filter((page) => page.audience === audience && page.frontMatter.category === name);

/** By audience; empty where the FAQ index lists the pages themselves. */
export type HelpCategories = Readonly<Record<Audience, readonly HelpCategory[]>>;

/** Drivers' first. */
export const allCategories = (categories: HelpCategories): HelpCategory[] =>
  audiences.flatMap((audience) => categories[audience]);

/** The category with this name in the address, or undefined. */
export const findCategory = (
  categories: HelpCategories,
  audience: string,
  name: string,
): HelpCategory | undefined =>
  allCategories(categories).find((one) => one.audience === audience && one.name === name);

/** The category that a page is found in; undefined where the FAQ index lists the page itself. */
export const categoryOf = (
  categories: HelpCategories,
  { audience, frontMatter }: HelpPage,
): HelpCategory | undefined => categories[audience].find(({ name }) => name === frontMatter.category);
