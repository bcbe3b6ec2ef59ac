import { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { audiences, type HelpPage, sectionAt, type SectionOnPage } from './help.ts';
import { upTo } from './in-language.ts';
import { words } from './message-schema.ts';
import { pictureName } from './picture-names.ts';

/** How many situations the home page has room for. */
const onHomeCount = 6;

/** `content/{language}/situations.yaml`: people in trouble, and the section that helps each of them. */
export const situationsSchema = z.strictObject({
  /** The heading of the row. */
  title: words,
  /** Whom to call in danger: shows below the heading. */
  danger: words,
  situations: z
    .array(
      z.strictObject({
        /** What the person would say, without a full stop. */
        text: upTo(48).min(5),
        /** On which tab it shows. */
        audience: z.enum(audiences),
        /** The section that helps: audience/Page#Anchor. */
        to: z.string(),
        picture: pictureName,
        /** True for what is most urgent: it stands on the home page, too. */
        onHome: z.boolean().default(false),
      }),
    )
    .refine((situations) => situations.filter(({ onHome }) => onHome).length === onHomeCount, {
      error: `"onHome: true" belongs to ${onHomeCount} situations, no more and no fewer`,
    }),
});

/** A situation with the section it leads to. */
export type Situation = z.output<typeof situationsSchema>['situations'][number] & SectionOnPage;

/** The heading of the row, whom to call, and every situation in the order of the page. @throws ContentError */
export function readSituations(language: Language, helpPages: readonly HelpPage[]) {
  const { title, danger, situations } = readYaml(language, 'situations', situationsSchema);
  const file = yamlPath(language, 'situations');
  return {
    title,
    danger,
    situations: situations.map((situation, index): Situation => {
      const at = { file, field: `situations.${index}.to` };
      return { ...situation, ...sectionAt(helpPages, situation.to, at) };
    }),
  };
}
