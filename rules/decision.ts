import { assumptions, type AssumptionId } from './assumptions.ts';
import { policyUnknownText } from './policy.ts';
import { rules, type RuleId } from './registry.ts';

/** The fields of a price plan that a host may leave unset, and that are then as unknown as a policy number. */
export const planUnknownText = {
  'plan.extraHourRate': 'What an extra hour costs is shown in the app.',
  'plan.extraMileRate': 'What an extra mile costs is shown in the app.',
} as const;

const unknownText = { ...policyUnknownText, ...planUnknownText };

/** A number that a function would need to say more: the operator's or the price plan's. */
export type UnknownKey = keyof typeof unknownText;

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

/** One thing wrong with an input: `field` as the function names it, `message` in US English for people. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
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
  Decision<Outcome, Reason> | BadInput;

/** What a validator returns: the clean value, or every field that is wrong. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** The clean value of a validator. */
export const ok = <Value>(value: Value): Checked<Value> => ({ ok: true, value });

/** The errors of a validator; at least one. */
export const fail = (errors: readonly FieldError[]) => ({ ok: false, errors }) as const;

/** The answer to bad input; at least one error. */
export const badInput = (errors: readonly FieldError[]): BadInput => ({
  outcome: 'badInput',
  reason: { code: 'badInput' },
  rule: 'validInput',
  errors,
});

/** Whether an answer is about bad input, and so holds `errors`. Narrows the type to the decision where it is not. Spec 5. */
export const isBadInput = (answer: { outcome: string }): answer is BadInput => answer.outcome === 'badInput';

/** What a page shows under an answer: the rule in words, its source, and what is open. */
export interface Explanation {
  readonly rule: string;
  readonly source: string;
  readonly unknown: readonly string[];
  readonly assumes: readonly string[];
  readonly errors: readonly string[];
}

/** The words of an answer: the rule's sentence and its source, what is unknown, what was assumed, what is wrong. Any rule of spec 1-9. */
export function explain(answer: Decision<string, { readonly code: string }> | BadInput): Explanation {
  const { sentence, source } = rules[answer.rule];
  if (isBadInput(answer)) {
    return {
      rule: sentence,
      source,
      unknown: [],
      assumes: [],
      errors: answer.errors.map(({ message }) => message),
    };
  }
  return {
    rule: sentence,
    source,
    unknown: (answer.unknown ?? []).map((key) => unknownText[key]),
    assumes: (answer.assumes ?? []).map((id) => assumptions[id]),
    errors: [],
  };
}
