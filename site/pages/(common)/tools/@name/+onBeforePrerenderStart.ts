import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { paths } from '#site/paths.ts';

export default function onBeforePrerenderStart(): string[] {
  return catalogOf(defaultLanguage).tools.list.map(({ name }) => paths.tool(name));
}
