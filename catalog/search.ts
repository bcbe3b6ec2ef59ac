import pages from '#content/en/search/pages.yaml?raw';
import ranking from '#content/en/search/ranking.yaml?raw';
import safety from '#content/en/search/safety.yaml?raw';
import signals from '#content/en/search/signals.yaml?raw';
import stopWords from '#content/en/search/stop-words.yaml?raw';
import synonyms from '#content/en/search/synonyms.yaml?raw';
import texts from '#content/en/search/texts.yaml?raw';
import { ContentError } from './content-error.ts';
import { helpPages, resolveSection } from './help.ts';
import { fillText } from './placeholders.ts';
import {
  rankingSchema,
  safetySchema,
  searchPagesSchema,
  searchTextsSchema,
  signalsSchema,
  stopWordsSchema,
  synonymsSchema,
} from './search-schema.ts';
import { placeholders } from './site.ts';
import { parseYaml } from './yaml-file.ts';

const folder = 'content/en/search';

/** What editors say of searching: words that mean the same, words that say nothing, and what counts how much. */
export const searchContent = {
  ...parseYaml(`${folder}/synonyms.yaml`, synonyms, synonymsSchema),
  ...parseYaml(`${folder}/stop-words.yaml`, stopWords, stopWordsSchema),
  ranking: parseYaml(`${folder}/ranking.yaml`, ranking, rankingSchema),
};

/** The words of people in trouble on the road, and the card that stands above their answers. */
export const safetyContent = parseYaml(
  `${folder}/safety.yaml`,
  safety.replace(/\[\[\w+\]\]/g, (marker) => fillText(marker, placeholders)),
  safetySchema,
);

/** Words that show that a host asks, or that a tool is asked for. */
export const signalContent = parseYaml(`${folder}/signals.yaml`, signals, signalsSchema);

/**
 * The section to which the emergency card leads an audience.
 *
 * @throws ContentError where there is no such section
 */
export function safetySection(audience: 'drive' | 'host') {
  const { to } = safetyContent.card[audience];
  const target = resolveSection(to, helpPages[0]!);
  if (target) return target;
  const message = `"${to}" leads nowhere; write audience/Page#Anchor`;
  throw new ContentError(`${folder}/safety.yaml`, [{ field: `card.${audience}.to`, message }]);
}

/** What people read where they search; `{query}` and `{count}` are filled by who shows it. */
export const searchTexts = parseYaml(`${folder}/texts.yaml`, texts, searchTextsSchema);

/** Pages beside the help that can be found, by their path. */
export const searchPages = parseYaml(`${folder}/pages.yaml`, pages, searchPagesSchema);
