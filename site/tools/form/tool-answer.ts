import { type BadInput, type Decision, isBadInput } from '#rules/index.ts';
import type { Values } from '#site/messages/fill.ts';
import type { FieldErrors, InputReader } from './read-inputs.ts';

type AnyDecision = Decision<string, { readonly code: string }>;

/**
 * What an answer tells at a glance, by color, sign and words: `urgent` asks for something now, `depends` has a condition that
 * is open, `unknown` is not published, `neutral` is a number that is neither good nor bad.
 */
export type Verdict = 'yes' | 'no' | 'urgent' | 'depends' | 'unknown' | 'neutral';

/** What a tool answers: which headline and sentence, what fills them, and the decision behind. `details` is the tool's own. */
export interface ToolResult<Outcome extends string, Details = undefined> {
  readonly outcome: Outcome;
  readonly values: Values;
  /** Of these, what is told shorter in the headline: times. */
  readonly short?: Values;
  readonly decision: AnyDecision;
  readonly details: Details;
}

/** The answer to some inputs: a result, or what is wrong with them. */
export interface ToolAnswer<Outcome extends string, Details = undefined> {
  readonly errors: FieldErrors;
  /** Fields whose time the clocks show twice. */
  readonly ambiguous: readonly string[];
  readonly result: ToolResult<Outcome, Details> | null;
}

/** Nothing was asked yet. */
export const unanswered = { errors: {} as FieldErrors, ambiguous: [] as readonly string[], result: null };

/** No result: something is missing or wrong. */
export const noAnswer = ({ errors, ambiguous }: InputReader) => ({ errors, ambiguous, result: null });

/** A result, beside what the reader noticed. */
export const answered = <Outcome extends string, Details>(
  { errors, ambiguous }: InputReader,
  result: ToolResult<Outcome, Details>,
): ToolAnswer<Outcome, Details> => ({ errors, ambiguous, result });

/**
 * Notes what the rules refuse at the fields of the tool. True where they refuse something: then there is no answer.
 *
 * @param fields the field of the tool for each field of the rule
 */
export function reportBadInput<Good extends { outcome: string }>(
  reader: InputReader,
  answer: Good | BadInput,
  fields: Readonly<Record<string, string>>,
): answer is BadInput {
  if (!isBadInput(answer)) return false;
  for (const { field, code } of answer.errors) reader.fail(fields[field] ?? field, code);
  return true;
}
