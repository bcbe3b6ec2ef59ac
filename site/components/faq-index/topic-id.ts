/** The id of the heading of a help page's or a category's card. */
export const topicId = ({ name }: { name: string }): string => `topic-${name}`;
