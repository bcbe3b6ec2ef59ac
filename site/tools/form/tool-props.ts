import type { z } from 'zod';
import type { ToolWordsSchema } from '#catalog/tool-words.ts';
import type { FormTexts } from '#catalog/tools-schema.ts';

/** The texts of a tool, by the schema in its `words.ts`. */
export type ToolTexts<Schema extends ToolWordsSchema> = z.output<Schema['texts']>;

/** A link to a section that explains the rule. */
export interface ToolLink {
  href: string;
  text: string;
}

/** What a tool says, wherever it stands; the browser gets it from a file when the tool hydrates. */
export interface ToolWords<Schema extends ToolWordsSchema> {
  texts: ToolTexts<Schema>;
  common: FormTexts;
  /** For `Intl`. */
  locale: string;
  links: Readonly<Record<Schema['links'][number], ToolLink>>;
  /** The address of the tool's own page. */
  page: string;
}

/** What every tool's island gets: its words, and where it stands. */
export interface ToolProps<Schema extends ToolWordsSchema = ToolWordsSchema> {
  words: ToolWords<Schema>;
  /** The id of the form; the ids of its parts begin with it. */
  id: string;
  isInArticle: boolean;
  /** Inputs that hold something else here than elsewhere. */
  preset?: Readonly<Record<string, string>> | undefined;
}
