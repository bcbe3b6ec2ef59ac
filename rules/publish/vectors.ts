import type * as rulebook from '../index.ts';
import { accountsCalls } from './vectors/accounts.ts';
import { moneyCalls } from './vectors/money.ts';
import { reservationsCalls } from './vectors/reservations.ts';

type Rulebook = typeof rulebook;

/** The names of the public functions. */
export type FunctionName = {
  [Name in keyof Rulebook]: Rulebook[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Rulebook];

/** Calls of some functions, at least one each. */
export type CallsOf<Name extends FunctionName> = {
  readonly [Each in Name]: Rulebook[Each] extends (...args: infer Args) => unknown
    ? readonly [Args, ...Args[]]
    : never;
};

/**
 * Calls of every public function at its boundaries, for ports to other languages: `/rules/{version}.vectors.json` gives
 * the result of each. The first call of a function is one that it decides. A policy is always given, so that no result
 * depends on the operator's numbers.
 */
export const vectorCalls: CallsOf<FunctionName> = { ...accountsCalls, ...moneyCalls, ...reservationsCalls };
