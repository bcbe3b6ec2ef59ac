import type { HelpCategory } from '#catalog/categories.ts';

/** The id of the heading of a help page's card. */
export const topicId = ({ name }: { name: string }): string => `topic-${name}`;

/** That of a category's card: one for drivers and one for hosts may have the same name. */
export const categoryId = ({ audience, name }: Pick<HelpCategory, 'audience' | 'name'>): string =>
  `topic-${audience}-${name}`;
