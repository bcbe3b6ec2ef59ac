import type { HelpPage } from './help.ts';

/** Every help address that can be linked to: `drive/Page` and `drive/Page#Anchor`, former anchors included. */
export function publishedAnchors(helpPages: readonly HelpPage[]): string[] {
  return helpPages.flatMap(({ audience, name, sections }) => [
    `${audience}/${name}`,
    ...sections.flatMap(({ anchor, formerly }) =>
      [anchor, ...formerly].map((each) => `${audience}/${name}#${each}`),
    ),
  ]);
}
