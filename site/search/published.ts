import { createHash } from 'node:crypto';
import { safetyContent, searchTexts } from '#catalog/search.ts';
import { site } from '#catalog/site.ts';
import { links } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { searchData } from './data.ts';
import type { SearchFile, SearchWords } from './search-words.ts';

const data = searchData();
const { drive, host, ...card } = safetyContent.card;

/** What the parts of the search say and where they lead. */
export const searchWords: SearchWords = {
  ...searchTexts,
  email: links.email,
  faqs: paths.faqs,
  search: paths.search,
  tools: paths.tools,
  documentTitle: `${searchTexts.title} | ${site.brand}`,
  safety: {
    ...card,
    tel: `tel:${site.emergencyNumber}`,
    email: links.email,
    drive: { ...drive, href: data.safetySections.drive },
    host: { ...host, href: data.safetySections.host },
  },
};

const file: SearchFile = { ...data, words: searchWords };
const json = JSON.stringify(file);

/** Where the browser finds what it searches in; the name changes with the content, so it is kept for ever. */
export const searchFilePath = `/static/search/${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;

/** The file for the browser, by its path below the site. */
export const searchFiles = (): Record<string, string> => ({ [searchFilePath.slice(1)]: json });
