import { createHash } from 'node:crypto';
import type { Catalog } from '#catalog/catalog.ts';
import { site } from '#config/site.ts';
import { links } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { perCatalog } from '#site/per-catalog.ts';
import { sectionPath } from '#site/tools/page/section-path.ts';
import { type Analyzed, buildIndex } from '#search/build-index.ts';
import { searchData } from './data.ts';
import type { SafetyCards, SearchFile, SearchWords } from './search-words.ts';

/** Where browsers find what every question needs; no page changes with it, since it names the rest. */
const address = 'search-index.json';

/** What the parts of the search of a language say and where they lead. */
export const publishedWords = perCatalog(searchWords);

/** The files for the browser, by their paths below the site. @param analyzed remembers what was found in a section */
export const searchFiles = (catalog: Catalog, analyzed?: Analyzed): Record<string, string> =>
  published(catalog, analyzed).files;

/** How often each word stands in what can be found. */
export const wordUses = (catalog: Catalog): ReadonlyMap<string, number> => published(catalog).uses;

const published = perCatalog((catalog, analyzed?: Analyzed) => {
  const { core, parts, uses } = buildIndex(searchData(catalog), analyzed);
  const json = Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)] as const);
  const hash = json
    .reduce((hashing, [name, part]) => hashing.update(`${name}\n${part}\n`), createHash('sha256'))
    .digest('hex')
    .slice(0, 10);
  const folder = `static/search/${hash}/`;
  const { withoutScript: _pageOnly, ...words } = publishedWords(catalog);
  const file: SearchFile = { core, parts: `/${folder}`, words };
  const files: Record<string, string> = {
    [address]: JSON.stringify(file),
    ...Object.fromEntries(json.map(([name, part]) => [`${folder}${name}.json`, part])),
  };
  return { files, uses };
});

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
  const { title, description: _pageOnly, ...texts } = search.texts;
  return {
    ...texts,
    locale,
    contact: paths.contact,
    faqs: paths.faqs,
    search: paths.search,
    tools: paths.tools,
    documentTitle: `${title} | ${site.brand}`,
    safety: {
      ...card,
      tel: links.emergency,
      writeTo: { drive: paths.contactAbout('accident'), host: paths.contactAbout('incident') },
      drive: cardsFor(drive),
      host: cardsFor(host),
    },
  };
}
