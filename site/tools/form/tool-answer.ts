import type { Decision } from '#rules/index.ts';
import { isBadInput, type BadInput } from '#rules/index.ts';
import type { FieldErrors, InputReader } from './read-inputs.ts';

type AnyDecision = Decision<string, { readonly code: string }>;

/** What a tool answers: which sentence, what fills it, and the decision behind it. `details` is the tool's own. */
export interface ToolResult<Outcome extends string, Details = undefined> {
  readonly outcome: Outcome;
  readonly values: Readonly<Record<string, string | number>>;
  readonly decision: AnyDecision;
  readonly details: Details;
}

/** The answer to some inputs: a result, or what is wrong with them. */
export interface ToolAnswer<Outcome extends string, Details = undefined> {
  readonly errors: FieldErrors;
  /** Fields whose time the clocks show twice. */
  readonly twice: readonly string[];
  readonly result: ToolResult<Outcome, Details> | null;
}

/** No result: something is missing or wrong. */
export const noAnswer = ({ errors, twice }: InputReader) => ({ errors, twice, result: null });

/** A result, beside what the reader noticed. */
export const answered = <Outcome extends string, Details>(
  { errors, twice }: InputReader,
  result: ToolResult<Outcome, Details>,
): ToolAnswer<Outcome, Details> => ({ errors, twice, result });

/**
 * Whether the rules refused the inputs; then their errors are noted at the fields of the tool.
 *
 * @param fields the field of the tool for each field of the rule
 */
export function refused<Good extends { outcome: string }>(
  reader: InputReader,
  answer: Good | BadInput,
  fields: Readonly<Record<string, string>>,
): answer is BadInput {
  if (!isBadInput(answer)) return false;
  for (const { field, code } of answer.errors) reader.fail(fields[field] ?? field, code);
  return true;
}
