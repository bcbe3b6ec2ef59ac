import type { PageContext } from 'vike/types';
import { catalogOf } from '#catalog/catalog.ts';
import { structuredData, toJsonLd } from '#site/head/structured-data.ts';
import { languageOf } from '#site/page-language.ts';

/** What a page tells search engines comes last: in the head its bytes would keep the first words waiting on a slow line. */
export default function bodyHtmlEnd({ urlPathname: path }: PageContext): string {
  const things = structuredData(catalogOf(languageOf(path)), path);
  if (things.length === 0) return '';
  return `<script type="application/ld+json">${toJsonLd(things)}</script>`;
}
