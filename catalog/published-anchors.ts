import type { HelpPage } from './help.ts';

/** Every help address that can be linked to: `drive/Page` and `drive/Page#Anchor`, former anchors included. */
export const publishedAnchors = (helpPages: readonly HelpPage[]): string[] =>
  helpPages.flatMap((page) => addressesOf(page, page.name));

/** The same under the former names of pages, which are redirected with their anchors. */
export const redirectedAnchors = (helpPages: readonly HelpPage[]): string[] =>
  helpPages.flatMap((page) => page.frontMatter.formerly.flatMap((name) => addressesOf(page, name)));

const addressesOf = ({ audience, sections }: HelpPage, name: string): string[] => [
  `${audience}/${name}`,
  ...sections.flatMap(({ anchor, formerly }) =>
    [anchor, ...formerly].map((each) => `${audience}/${name}#${each}`),
  ),
];
