import { z } from 'zod';
import type { AssumptionId, RuleId, RulesTexts, UnknownKey } from '#rules/index.ts';
import { sectionPattern } from './help-file.ts';
import { keyed, type PluralForms, texts, words } from './message-schema.ts';

/*
 * What the words of a calculator are made of. Its own folder says which of them it has (`site/tools/{name}/words.ts`), and
 * what it says is in `content/{language}/tools/{name}.yaml`.
 */

/** A section of a help page. The tool gets its address. */
export const section = z.string().regex(sectionPattern, 'write the section as drive/Page#Anchor');

/** What is entered into a field. It decides which component shows the field, and which shared words come with it. */
export type FieldKind =
  | 'text'
  | 'date'
  | 'dateTime'
  | 'money'
  | 'wholeNumber'
  | 'percent'
  | 'choice'
  | 'state';

/** The words of one field. */
export interface FieldTexts<Kind extends FieldKind = FieldKind> {
  /** Only for the compiler, which lets no component show a field of another kind. */
  readonly kind?: Kind;
  readonly label: string;
  readonly hint?: string | undefined;
  /** By what is wrong, where the shared message does not fit or there is none. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** What can be chosen, by the value of the input. */
  readonly options?: Readonly<Record<string, string>> | undefined;
}

/** A field that offers some answers, all of them in view. */
export interface ChoiceTexts extends FieldTexts<'choice'> {
  readonly options: Readonly<Record<string, string>>;
}

const fieldSchema = <Kind extends FieldKind>(kind: Kind, errors: readonly string[]) =>
  z
    .strictObject({
      label: words,
      hint: words.optional(),
      errors:
        errors.length > 0 ? keyed(errors, words).catchall(words) : z.record(z.string(), words).optional(),
    })
    .meta({ kind }) as unknown as z.ZodType<FieldTexts<Kind>>;

/**
 * A field of some kind, and a choice of some options.
 *
 * @param errors what can be wrong with it that the shared messages don't know: each needs words
 */
export const field = {
  text: (...errors: string[]) => fieldSchema('text', errors),
  date: (...errors: string[]) => fieldSchema('date', errors),
  dateTime: (...errors: string[]) => fieldSchema('dateTime', errors),
  money: (...errors: string[]) => fieldSchema('money', errors),
  wholeNumber: (...errors: string[]) => fieldSchema('wholeNumber', errors),
  percent: (...errors: string[]) => fieldSchema('percent', errors),
  state: (...errors: string[]) => fieldSchema('state', errors),
  choice: <Option extends string>(...options: Option[]) =>
    z
      .strictObject({ label: words, hint: words.optional(), options: texts(...options) })
      .meta({ kind: 'choice' }) as unknown as z.ZodType<ChoiceTexts & { options: Record<Option, string> }>,
};

/** What is entered into a field that {@link field} made. */
export const kindOf = (schema: z.ZodType): FieldKind => schema.meta()!.kind as FieldKind;

type Message = z.ZodType<string | PluralForms>;

/** What is answered, by the outcome: the fact in a few words, which stands large, and all of it in whole sentences. */
export const answers = <
  const Outcomes extends Record<string, readonly [headline: Message, sentence: Message]>,
>(
  outcomes: Outcomes,
) => {
  const each = <At extends 0 | 1>(at: At) =>
    z.strictObject(
      Object.fromEntries(Object.entries(outcomes).map(([outcome, told]) => [outcome, told[at]])) as {
        [Outcome in keyof Outcomes]: Outcomes[Outcome][At];
      },
    );
  return { headlines: each(0), sentences: each(1) };
};

/** What a calculator says in the words of the rules. */
export interface SaidOfRules {
  /** The rules that its answers can name, and what these can lack or take for granted. */
  readonly rules: readonly RuleId[];
  readonly unknown?: readonly UnknownKey[];
  readonly assumptions?: readonly AssumptionId[];
  /** The tables of texts that it shows. */
  readonly tables?: readonly (keyof RulesTexts)[];
}

/** The words of a calculator: what `words.ts` in its folder exports as `schema`. */
export interface ToolWordsSchema {
  /** The names of its links to the sections that explain its rule. */
  readonly links: readonly string[];
  readonly says: SaidOfRules;
  readonly texts: z.ZodObject<{
    fields: z.ZodObject<Record<string, z.ZodType<FieldTexts>>>;
    headlines: z.ZodObject<Record<string, Message>>;
    sentences: z.ZodObject<Record<string, Message>>;
  }>;
}

/** The words of a calculator, as {@link ToolWordsSchema}. */
export const toolWords = <const Schema extends ToolWordsSchema>(schema: Schema): Schema => schema;
