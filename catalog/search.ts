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
  const sectionsFor = (audience: 'drive' | 'host') => {
    const { danger, threat, breakdown } = safety.card[audience];
    const at = (kind: string, { to, first = to }: typeof danger) => ({
      steps: sectionAt(helpPages, to, { file, field: `card.${audience}.${kind}.to` }),
      first: sectionAt(helpPages, first, { file, field: `card.${audience}.${kind}.first` }),
    });
    return {
      danger: at('danger', danger),
      threat: at('threat', threat),
      breakdown: at('breakdown', breakdown),
    };
  };
  return {
    /** Words that mean the same. */
    synonyms: readYaml(language, 'search/synonyms', synonymsSchema),
    /** Words that say nothing, or little. */
    stopWords: readYaml(language, 'search/stop-words', stopWordsSchema),
    /** What counts how much. */
    ranking: readYaml(language, 'search/ranking', rankingSchema),
    /** The words of people in trouble on the road, and the card that stands above their answers. */
    safety,
    /** The sections to which the emergency cards lead an audience, and those that come first below them. */
    safetySections: { drive: sectionsFor('drive'), host: sectionsFor('host') },
    /** Words that show that a host asks, or that a tool is asked for. */
    signals: readYaml(language, 'search/signals', signalsSchema),
    /** What people read where they search. */
    texts: readYaml(language, 'search/texts', searchTextsSchema),
    /** Pages beside the help that can be found, by their path. */
    pages: readYaml(language, 'search/pages', searchPagesSchema),
  };
}
