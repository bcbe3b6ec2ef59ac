import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { paths } from '#site/paths.ts';

export default function onBeforePrerenderStart(): string[] {
  const { helpPages } = catalogOf(defaultLanguage);
  return helpPages.map((page) => paths.help(page.audience, page.name));
}
