import type * as rulebook from '../index.ts';

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
