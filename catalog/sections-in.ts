import { type HelpPage, sectionAt } from './help.ts';

/** Of a text that names a section as `audience/Page#Anchor`, and says nothing else. */
const namesSection = /^(?:drive|host)\/\w+#/;

/**
 * Refuses sections of the help that are not there, wherever what was read in a file names one.
 *
 * @throws ContentError
 */
export function refuseDeadSections(read: unknown, helpPages: readonly HelpPage[], file: string): void {
  for (const { field, text } of textsIn(read))
    if (namesSection.test(text)) sectionAt(helpPages, text, { file, field });
}

/** Every text of a file that was read, with where it stands in it. */
function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, field ? `${field}.${key}` : key));
}
