import { helpPages } from '#catalog/help.ts';
import { paths } from '#site/paths.ts';

export default function onBeforePrerenderStart(): string[] {
  return helpPages.map((page) => paths.help(page.audience, page.name));
}
