import type { Language } from '#config/languages.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { type HelpPage, sectionAt } from './help.ts';
import {
  askedSchema,
  rankingSchema,
  safetySchema,
  searchPagesSchema,
  searchTextsSchema,
  signalsSchema,
  stopWordsSchema,
  synonymsSchema,
  unansweredSchema,
} from './search-schema.ts';

/** What editors say of searching in a language. @throws ContentError */
export function readSearch(language: Language, helpPages: readonly HelpPage[]) {
  const safety = readYaml(language, 'search/safety', safetySchema);
  const file = yamlPath(language, 'search/safety');
  for (const audience of ['drive', 'host'] as const) {
    for (const [kind, { to, also }] of Object.entries(safety.card[audience])) {
      const field = `card.${audience}.${kind}`;
      sectionAt(helpPages, to, { file, field: `${field}.to` });
      if (also) sectionAt(helpPages, also.to, { file, field: `${field}.also.to` });
    }
  }
  const asked = readYaml(language, 'search/asked', askedSchema);
  for (const [page, sections] of Object.entries(asked)) {
    for (const anchor of Object.keys(sections)) {
      const at = { file: yamlPath(language, 'search/asked'), field: `${page}.${anchor}` };
      sectionAt(helpPages, `${page}#${anchor}`, at);
    }
  }
  return {
    /** How people ask for a section who know none of its words, by page (`audience/Page`) and anchor. */
    asked,
    /** Topics that people ask about and nothing answers, by whom they are for and name. */
    unanswered: readYaml(language, 'search/unanswered', unansweredSchema),
    /** Words that mean the same. */
    synonyms: readYaml(language, 'search/synonyms', synonymsSchema),
    /** Words that say nothing, or little. */
    stopWords: readYaml(language, 'search/stop-words', stopWordsSchema),
    /** What counts how much. */
    ranking: readYaml(language, 'search/ranking', rankingSchema),
    /** The words of people in trouble on the road, and the card that stands above their answers. */
    safety,
    /** Words that show that a host asks, or that a tool is asked for. */
    signals: readYaml(language, 'search/signals', signalsSchema),
    /** What people read where they search. */
    texts: readYaml(language, 'search/texts', searchTextsSchema),
    /** Pages beside the help that can be found, by their path. */
    pages: readYaml(language, 'search/pages', searchPagesSchema),
  };
}
