import { defaultLanguage } from '#config/languages.ts';
import { type Catalog, catalogOf } from '../catalog.ts';
import { categorize } from '../categories.ts';
import type { Categories } from '../categories-schema.ts';
import { audiences, type HelpPage } from '../help.ts';

const pagesInCategory = 50;

/** The real catalog with so many help pages: the real ones, and copies of them under other names, in categories. */
export function catalogOfMany(count: number): Catalog {
  const catalog = catalogOf(defaultLanguage);
  const real = catalog.helpPages;
  const pages = Array.from({ length: count }, (_, at): HelpPage => {
    const copied = real[at % real.length]!;
    const round = Math.floor(at / real.length);
    return round === 0 ? copied : copyOf(copied, round);
  });
  const written: Categories = { drive: [], host: [] };
  const inCategories = audiences.flatMap((audience) =>
    pages
      .filter((page) => page.audience === audience)
      .map((page, at) => {
        const category = `Category${Math.floor(at / pagesInCategory) + 1}`;
        if (at % pagesInCategory === 0) {
          const description = `Questions of the ${category} for people who ${audience}, all on one page.`;
          written[audience].push({ name: category, title: category, description, picture: 'card' });
        }
        return { ...page, frontMatter: { ...page.frontMatter, category, order: at + 1 } };
      }),
  );
  const categories = categorize(catalog.language, written, inCategories);
  return { ...catalog, helpPages: inCategories, categories };
}

function copyOf(page: HelpPage, round: number): HelpPage {
  const { title } = page.frontMatter;
  return {
    ...page,
    name: `${page.name}${round}`,
    frontMatter: { ...page.frontMatter, title: `${title} ${round}`, formerly: [] },
  };
}
