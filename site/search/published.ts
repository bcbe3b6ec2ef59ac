import { createHash } from 'node:crypto';
import type { Catalog } from '#catalog/catalog.ts';
import { site } from '#config/site.ts';
import { links } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { perCatalog } from '#site/per-catalog.ts';
import { sectionPath } from '#site/tools/page/section-path.ts';
import { toColumns } from './columns.ts';
import { searchData } from './data.ts';
import type { SafetyCards, SearchFile, SearchWords } from './search-words.ts';

interface PublishedSearch {
  /** What the parts of the search say and where they lead. */
  words: SearchWords;
  /** Where the browser finds what it searches in; the name changes with the content, so it is kept for ever. */
  address: string;
  /** The file at that address. */
  json: string;
}

/** The search of a language, as the browser gets it. */
export const publishedSearch = perCatalog((catalog): PublishedSearch => {
  const data = searchData(catalog);
  const words = searchWords(catalog);
  const documents = toColumns(data.documents);
  const json = JSON.stringify({ ...data, documents, words } satisfies SearchFile);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { words, json, address: `/static/search/${hash}.json` };
});

/** The file for the browser, by its path below the site. */
export function searchFiles(catalog: Catalog): Record<string, string> {
  const { address, json } = publishedSearch(catalog);
  return { [address.slice(1)]: json };
}

function searchWords({ locale, search }: Catalog): SearchWords {
  const { drive, host, ...card } = search.safety.card;
  const linkTo = ({ to, steps }: { to: string; steps: string }) => ({ href: sectionPath(to), steps });
  const cardOf = ({ title, text, also, ...link }: typeof drive.danger) => ({
    title,
    text,
    links: [link, ...(also ? [also] : [])].map(linkTo),
  });
  const cardsFor = ({ danger, threat, breakdown }: typeof drive): SafetyCards => ({
    danger: cardOf(danger),
    threat: cardOf(threat),
    breakdown: cardOf(breakdown),
  });
  return {
    ...search.texts,
    locale,
    contact: paths.contact,
    faqs: paths.faqs,
    search: paths.search,
    tools: paths.tools,
    documentTitle: `${search.texts.title} | ${site.brand}`,
    safety: {
      ...card,
      tel: links.emergency,
      writeTo: { drive: paths.contactAbout('accident'), host: paths.contactAbout('incident') },
      drive: cardsFor(drive),
      host: cardsFor(host),
    },
  };
}
