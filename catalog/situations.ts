import { z } from 'zod';
import source from '#content/en/situations.yaml?raw';
import { ContentError } from './content-error.ts';
import { audiences, type HelpPage, type HelpSection, helpPages, resolveSection } from './help.ts';
import { pictureName } from './marketing-schema.ts';
import { parseYaml } from './yaml-file.ts';

const file = 'content/en/situations.yaml';

/** `content/{language}/situations.yaml`: people in trouble, and the section that helps each of them. */
const situationsSchema = z.strictObject({
  /** The heading of the row. */
  title: z.string().min(1),
  situations: z.array(
    z.strictObject({
      /** What the person would say, without a full stop. */
      text: z.string().min(5).max(48),
      /** On which tab it shows. */
      audience: z.enum(audiences),
      /** The section that helps: audience/Page#Anchor. */
      to: z.string(),
      picture: pictureName,
    }),
  ),
});

/** A situation with the section it leads to. */
export type Situation = z.output<typeof situationsSchema>['situations'][number] & {
  page: HelpPage;
  section: HelpSection;
};

const content = parseYaml(file, source, situationsSchema);

export const situationsTitle = content.title;

/** Every situation, in the order of the page. */
export const situations: readonly Situation[] = content.situations.map((situation, index) => {
  const target = resolveSection(situation.to, helpPages[0]!);
  if (!target) {
    throw new ContentError(file, [
      {
        field: `situations.${index}.to`,
        message: `"${situation.to}" leads nowhere; write audience/Page#Anchor`,
      },
    ]);
  }
  return { ...situation, ...target };
});
