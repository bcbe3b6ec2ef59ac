import { allCategories } from '#catalog/categories.ts';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { paths } from '#site/paths.ts';

export default function onBeforePrerenderStart(): string[] {
  const { categories } = catalogOf(defaultLanguage);
  return allCategories(categories).map(({ audience, name }) => paths.category(audience, name));
}
