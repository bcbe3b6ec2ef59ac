import { assumptions, type AssumptionId } from './assumptions.ts';
import { policyUnknownText } from './policy.ts';
import { rules, type RuleId } from './registry.ts';

/** What belongs to one reservation or price plan and may be unset: it is then as unknown as a policy number. */
export const planUnknownText = {
  'plan.extraHourRate': "What an extra hour costs depends on the host's price plan.",
  'plan.extraMileRate': "What an extra mile costs depends on the host's price plan.",
  insurance: 'What the insurance plan costs depends on the plan that the driver chooses.',
  extraMinutes: 'Extra hours cost extra; how many there will be was not given.',
  extraMiles: 'Extra miles cost extra; how many there will be was not given, or the miles that are included.',
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
  /** Where the limit is not one of the specification. */
  readonly assumes?: AssumptionId;
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
  } = Object(answer) as Partial<BadInput> & Listed;
  const isList = (list: unknown, has: (each: unknown) => boolean) => Array.isArray(list) && list.every(has);
  const isKeyOf = (table: object) => (key: unknown) => typeof key === 'string' && Object.hasOwn(table, key);
  return (
    typeof outcome === 'string' &&
    isKeyOf(rules)(rule) &&
    isList(unknown, isKeyOf(unknownText)) &&
    isList(assumes, isKeyOf(assumptions)) &&
    isList(errors, (each) => typeof (each as FieldError | null)?.message === 'string') &&
    (outcome === 'badInput') === errors.length > 0
  );
}

interface Listed {
  readonly unknown?: unknown;
  readonly assumes?: unknown;
}

/** What a page shows under an answer: the rule in words, its source, and what is open. */
export interface Explanation {
  readonly rule: string;
  readonly source: string;
  readonly unknown: readonly string[];
  readonly assumes: readonly string[];
  readonly errors: readonly string[];
}

/**
 * The words of an answer: the rule's sentence and its source, what is unknown, what was assumed, what is wrong. Of what
 * is no answer it says that. Any rule of spec 1-9.
 */
export function explain(answer: Decision<string, { readonly code: string }> | BadInput): Explanation {
  if (!isAnswer(answer)) {
    return explain(
      badInput([
        { field: 'answer', code: 'notAnAnswer', message: 'answer must be one that a function gave.' },
      ]),
    );
  }
  const { sentence, source } = rules[answer.rule];
  if (isBadInput(answer)) {
    const errors = answer.errors.map(({ message }) => message);
    return { rule: sentence, source, unknown: [], assumes: [], errors };
  }
  return {
    rule: sentence,
    source,
    unknown: (answer.unknown ?? []).map((key) => unknownText[key]),
    assumes: (answer.assumes ?? []).map((id) => assumptions[id]),
    errors: [],
  };
}

/** The errors of some validators, in their order. */
export const errorsIn = (...checks: readonly Checked<unknown>[]): FieldError[] =>
  checks.flatMap((check) => (check.ok ? [] : check.errors));
