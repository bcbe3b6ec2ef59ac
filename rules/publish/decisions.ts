import type { AssumptionId } from '../assumptions.ts';
import { type ConditionTable, conditionTables } from './conditions.ts';
import type { BadInput, Decision, UnknownKey } from '../decision.ts';
import * as rulebook from '../index.ts';
import type { RuleId } from '../registry.ts';
import type { FunctionName } from './function-name.ts';
import { vectorCalls } from './vectors.ts';

/** One call of a function and what it gives, for ports to hold themselves against. */
export interface Vector {
  readonly function: FunctionName;
  readonly arguments: readonly unknown[];
  readonly result: unknown;
}

/** The public functions by name, to be called with arguments that the vectors know to fit. */
const functions = rulebook as unknown as Record<FunctionName, (...args: readonly unknown[]) => unknown>;

/** What is computed once, when it is first asked for. */
function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

/** Every call of the vectors with its result, as JSON has them: a key without a value is not there. */
export const vectors = once((): readonly Vector[] =>
  (Object.keys(vectorCalls) as FunctionName[]).sort().flatMap((name) =>
    vectorCalls[name].map((args: readonly unknown[]) => ({
      function: name,
      arguments: args,
      result: functions[name](...args),
    })),
  ),
);

/** What a function can answer: the outcomes with their reasons and rules, what it may name, and what decides. */
export interface DecisionRow extends Partial<ConditionTable> {
  readonly answers: readonly { outcome: string; reason: string; rule: RuleId }[];
  readonly unknown: readonly UnknownKey[];
  readonly assumes: readonly AssumptionId[];
  readonly errors: readonly string[];
}

type AnyAnswer = Decision<string, { readonly code: string }> & Partial<Pick<BadInput, 'errors'>>;

/** The decisions of every function that gives one, as its vectors show them. */
export const decisionTable = once((): Readonly<Record<string, DecisionRow>> => {
  const rows: Record<string, DecisionRow> = {};
  for (const name of Object.keys(vectorCalls).sort() as FunctionName[]) {
    const results = vectors()
      .filter((vector) => vector.function === name)
      .map(({ result }) => result)
      .filter(isAnswer);
    const decided = results.filter(({ outcome }) => outcome !== 'badInput');
    if (decided.length === 0) continue;
    rows[name] = {
      ...(conditionTables as Partial<Record<FunctionName, ConditionTable>>)[name],
      answers: unique(decided.map(({ outcome, reason, rule }) => ({ outcome, reason: reason.code, rule }))),
      unknown: unique(decided.flatMap(({ unknown = [] }) => unknown)),
      assumes: unique(decided.flatMap(({ assumes = [] }) => assumes)),
      errors: unique(results.flatMap(({ errors = [] }) => errors.map(({ code }) => code))),
    };
  }
  return rows;
});

const isAnswer = (result: unknown): result is AnyAnswer =>
  typeof result === 'object' && result !== null && 'outcome' in result && 'rule' in result;

/** Each different value once, in the order of its first. */
const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
