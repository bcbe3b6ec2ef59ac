import { ContentError } from './content-error.ts';

/** Whom a help page is for: renters of vehicles, or their owners. */
export type Audience = 'drive' | 'host';
export const audiences = ['drive', 'host'] as const satisfies Audience[];

/** How a section is pointed to wherever it is not linked to: `drive/Page#Anchor`. */
export const sectionPattern = /^(drive|host)\/(\w+)#(\w+)$/;

const named = /^content\/\w+\/help\/(drive|host)\/([A-Z][A-Za-z\d]*)\.mdx$/;

/**
 * Whether an author has put a file into the folder of help pages: what begins with a dot is the machine's, and what ends with ~ an
 * editor's copy.
 *
 * @param file its path from the root
 */
export const isInHelp = (file: string): boolean => /^content\/\w+\/help\/(?!\.|.*\/\.|.*~$)/.test(file);

/**
 * The help page that a file in `content/{language}/help` is.
 *
 * @param file its path from the root
 * @throws ContentError for one that is named otherwise: it would be no page, and nobody would be told
 */
export function helpFile(file: string): { audience: Audience; name: string } {
  const [, audience, name] = named.exec(file) ?? [];
  if (audience && name) return { audience: audience as Audience, name };
  const message =
    'is no help page; name it drive/Page.mdx or host/Page.mdx, in letters and digits that begin with a capital, or delete it';
  throw new ContentError(file, [{ field: '(whole file)', message }]);
}

/** The help page that stands in a file, as `drive/{Name}`; undefined where none does. */
export function helpPageIn(file: string): string | undefined {
  const [, audience, name] = named.exec(file.replaceAll('\\', '/')) ?? [];
  return audience && `${audience}/${name}`;
}
