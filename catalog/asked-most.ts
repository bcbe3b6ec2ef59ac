import { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { type Audience, type HelpPage, sectionAt, type SectionOnPage } from './help.ts';
import { words } from './message-schema.ts';

const sectionsOf = (audience: Audience) =>
  z
    .array(z.string().startsWith(`${audience}/`, `write ${audience}/Page#Anchor: it stands on that tab`))
    .min(4)
    .max(5);

/** `content/{language}/asked-most.yaml`: the questions that stand before all others on the FAQ index. */
export const askedMostSchema = z.strictObject({
  /** The heading. */
  title: words,
  /** Drivers' questions, as audience/Page#Anchor, in the order on the page. */
  drive: sectionsOf('drive'),
  /** Hosts' questions. */
  host: sectionsOf('host'),
});

/** The heading, and the sections that most people of an audience ask for. @throws ContentError */
export function readAskedMost(language: Language, helpPages: readonly HelpPage[]) {
  const { title, ...references } = readYaml(language, 'asked-most', askedMostSchema);
  const file = yamlPath(language, 'asked-most');
  const sectionsFor = (audience: Audience): SectionOnPage[] =>
    references[audience].map((reference, index) =>
      sectionAt(helpPages, reference, { file, field: `${audience}.${index}` }),
    );
  return { title, questions: { drive: sectionsFor('drive'), host: sectionsFor('host') } };
}
