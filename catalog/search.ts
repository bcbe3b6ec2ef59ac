import type { Language } from '#config/languages.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { type HelpPage, sectionAt } from './help.ts';
import {
  rankingSchema,
  safetySchema,
  searchPagesSchema,
  searchTextsSchema,
  signalsSchema,
  stopWordsSchema,
  synonymsSchema,
} from './search-schema.ts';

/** What editors say of searching in a language. @throws ContentError */
export function readSearch(language: Language, helpPages: readonly HelpPage[]) {
  const safety = readYaml(language, 'search/safety', safetySchema);
  const file = yamlPath(language, 'search/safety');
  const stepsFor = (audience: 'drive' | 'host') =>
    sectionAt(helpPages, safety.card[audience].to, { file, field: `card.${audience}.to` });
  for (const audience of ['drive', 'host'] as const) {
    const { also } = safety.card[audience];
    if (also) sectionAt(helpPages, also.to, { file, field: `card.${audience}.also.to` });
  }
  return {
    /** Words that mean the same. */
    synonyms: readYaml(language, 'search/synonyms', synonymsSchema),
    /** Words that say nothing, or little. */
    stopWords: readYaml(language, 'search/stop-words', stopWordsSchema),
    /** What counts how much. */
    ranking: readYaml(language, 'search/ranking', rankingSchema),
    /** The words of people in trouble on the road, and the card that stands above their answers. */
    safety,
    /** The section to which the emergency card leads an audience. */
    safetySections: { drive: stepsFor('drive'), host: stepsFor('host') },
    /** Words that show that a host asks, or that a tool is asked for. */
    signals: readYaml(language, 'search/signals', signalsSchema),
    /** What people read where they search. */
    texts: readYaml(language, 'search/texts', searchTextsSchema),
    /** Pages beside the help that can be found, by their path. */
    pages: readYaml(language, 'search/pages', searchPagesSchema),
  };
}
