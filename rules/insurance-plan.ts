import { errorsOf } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { checkMoney, checkSameCurrency, type Money } from './money.ts';

export type InsuranceComparison = 'first' | 'second' | 'same';

/**
 * Which of two insurance plans leaves less to pay out of pocket on damage: the one that costs more. How much less is
 * not stated; the app shows it. Errors: `first.…`, `second.…` (also another currency). Spec 1.
 */
export function lessOutOfPocket(
  first: Money,
  second: Money,
): Answer<InsuranceComparison, { readonly code: 'costsMore' | 'costTheSame' }> {
  const errors = errorsOf(
    checkMoney('first', first),
    checkMoney('second', second),
    checkSameCurrency(first.currency, { second }),
  );
  if (errors.length > 0) return badInput(errors);
  const rule = 'insurancePlan';
  if (first.cents === second.cents) return { outcome: 'same', reason: { code: 'costTheSame' }, rule };
  return { outcome: first.cents > second.cents ? 'first' : 'second', reason: { code: 'costsMore' }, rule };
}
