import type { z } from 'zod';
import type { SaidOfRules, ToolWordsSchema } from '#catalog/tool-words.ts';
import type { FormTexts } from '#catalog/tools-schema.ts';
import type { RulesTexts } from '#rules/index.ts';

/** The texts of a tool, by the schema in its `words.ts`. */
export type ToolTexts<Schema extends ToolWordsSchema> = z.output<Schema['texts']>;

/** A link to a section that explains the rule. */
export interface ToolLink {
  href: string;
  text: string;
  /** The contact page as answers name it, and its address with the topic of the section filled in. */
  contact: { text: string; href: string };
}

/** The sentences of the rules that an answer can name, by their ids. */
export interface NamedRules {
  rules: Partial<RulesTexts['rules']>;
  unknown: Partial<RulesTexts['unknown']>;
  assumptions: Partial<RulesTexts['assumptions']>;
}

/** What a tool says in the words of the rules: what its answers name, and the tables that it shows. */
export type RuleWords<Said extends SaidOfRules> = NamedRules &
  Pick<
    RulesTexts,
    Said extends { tables: readonly (infer Table extends keyof RulesTexts)[] } ? Table : never
  >;

/** What a tool says, wherever it stands; the browser gets it from a file when the tool hydrates. */
export interface ToolWords<Schema extends ToolWordsSchema> {
  texts: ToolTexts<Schema>;
  rules: RuleWords<Schema['says']>;
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
