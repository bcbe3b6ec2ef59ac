import type { CallsOf, FunctionName } from './function-name.ts';
import { accountsCalls } from './vectors/accounts.ts';
import { moneyCalls } from './vectors/money.ts';
import { reservationsCalls } from './vectors/reservations.ts';

/**
 * Calls of every public function at its boundaries, for ports to other languages: `/rules/{version}.vectors.json` gives
 * the result of each. The first call of a function is one that it decides. A policy is always given, so that no result
 * depends on the operator's numbers.
 */
export const vectorCalls: CallsOf<FunctionName> = { ...accountsCalls, ...moneyCalls, ...reservationsCalls };
