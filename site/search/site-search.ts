import { createSearch } from '#search/create-search.ts';
import { perCatalog } from '#site/per-catalog.ts';
import { searchData } from './data.ts';

/** The search over the site of a language, as the browser has it. */
export const siteSearch = perCatalog((catalog) => createSearch(searchData(catalog)));
