import pages from '#content/en/search/pages.yaml?raw';
import ranking from '#content/en/search/ranking.yaml?raw';
import stopWords from '#content/en/search/stop-words.yaml?raw';
import synonyms from '#content/en/search/synonyms.yaml?raw';
import texts from '#content/en/search/texts.yaml?raw';
import {
  rankingSchema,
  searchPagesSchema,
  searchTextsSchema,
  stopWordsSchema,
  synonymsSchema,
} from './search-schema.ts';
import { parseYaml } from './yaml-file.ts';

const folder = 'content/en/search';

/** What editors say of searching: words that mean the same, words that say nothing, and what counts how much. */
export const searchContent = {
  ...parseYaml(`${folder}/synonyms.yaml`, synonyms, synonymsSchema),
  ...parseYaml(`${folder}/stop-words.yaml`, stopWords, stopWordsSchema),
  ranking: parseYaml(`${folder}/ranking.yaml`, ranking, rankingSchema),
};

/** What people read where they search; `{query}` and `{count}` are filled by who shows it. */
export const searchTexts = parseYaml(`${folder}/texts.yaml`, texts, searchTextsSchema);

/** Pages beside the help that can be found, by their path. */
export const searchPages = parseYaml(`${folder}/pages.yaml`, pages, searchPagesSchema);
