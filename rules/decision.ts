import { type AssumptionId, assumptionIds } from './assumptions.ts';
import { decidedKeys } from './policy-fields.ts';
import { rules, type RuleId } from './registry.ts';
import { type FieldError, isFieldError } from './validation.ts';

/** What belongs to one reservation or price plan and may be unset: it is then as unknown as a policy number. */
export const planUnknownKeys = [
  'plan.extraHourRate',
  'plan.extraMileRate',
  'insurance',
  'extraMinutes',
  'extraMiles',
] as const;

/** Every number that an answer may lack: the operator's, then the price plan's. */
export const unknownKeys = [...decidedKeys, ...planUnknownKeys] as const;

/** A number that a function would need to say more: the operator's or the price plan's. */
export type UnknownKey = (typeof unknownKeys)[number];

/**
 * An answer that explains itself: what was decided, why as data, and the rule that decided it.
 * `unknown` names the numbers that would be needed for more; `assumes` what was taken for granted.
 */
export interface Decision<Outcome extends string, Reason extends { readonly code: string }> {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly rule: RuleId;
  readonly unknown?: readonly UnknownKey[];
  readonly assumes?: readonly AssumptionId[];
}

/** The answer to an input that cannot be decided on: it names every field that is wrong. */
export interface BadInput {
  readonly outcome: 'badInput';
  readonly reason: { readonly code: 'badInput' };
  readonly rule: 'validInput';
  readonly errors: readonly FieldError[];
}

/** What a decision function returns: a decision, or the fields that kept it from one. It never throws. */
export type Answer<Outcome extends string, Reason extends { readonly code: string }> =
  | Decision<Outcome, Reason>
  | BadInput;

/** The answer to bad input; at least one error. */
export const badInput = (errors: readonly FieldError[]): BadInput => ({
  outcome: 'badInput',
  reason: { code: 'badInput' },
  rule: 'validInput',
  errors,
});

/** Whether an answer is about bad input, and so holds `errors`. Narrows the type to the decision where it is not. Spec 5. */
export const isBadInput = (answer: { outcome: string }): answer is BadInput =>
  (answer as BadInput | null | undefined)?.outcome === 'badInput';

/** Whether something has the shape of an answer: a rule that there is, and lists where an answer has lists. */
function isAnswer(answer: unknown): boolean {
  const {
    outcome,
    rule,
    unknown = [],
    assumes = [],
    errors = [],
  } = Object(answer) as Partial<Record<string, unknown>>;
  const isList = (list: unknown, has: (each: unknown) => boolean) => Array.isArray(list) && list.every(has);
  const isOneOf = (ids: readonly unknown[]) => (id: unknown) => ids.includes(id);
  return (
    typeof outcome === 'string' &&
    typeof rule === 'string' &&
    Object.hasOwn(rules, rule) &&
    isList(unknown, isOneOf(unknownKeys)) &&
    isList(assumes, isOneOf(assumptionIds)) &&
    isList(errors, isFieldError) &&
    (outcome === 'badInput') === (errors as unknown[]).length > 0
  );
}

/** What stands behind an answer, by ids: the rule and its source, and what is open. `explainIn` puts words to it. */
export interface Explanation {
  readonly rule: RuleId;
  readonly source: string;
  readonly unknown: readonly UnknownKey[];
  readonly assumes: readonly AssumptionId[];
  readonly errors: readonly FieldError[];
}

/**
 * What stands behind an answer: its rule and where that is said, what is unknown, what was assumed, what is wrong. Of
 * what is no answer it says that. Any rule of spec 1-9.
 */
export function explain(answer: Decision<string, { readonly code: string }> | BadInput): Explanation {
  if (!isAnswer(answer)) return explain(badInput([{ field: 'answer', code: 'notAnAnswer' }]));
  const { rule } = answer;
  const { source } = rules[rule];
  if (isBadInput(answer)) return { rule, source, unknown: [], assumes: [], errors: answer.errors };
  return { rule, source, unknown: answer.unknown ?? [], assumes: answer.assumes ?? [], errors: [] };
}
