import { type Answer, badInput } from './decision.ts';
import { fields, read } from './input.ts';
import { checkSameCurrency, money, type Money } from './money.ts';

export type InsuranceComparison = 'first' | 'second' | 'same';

const schema = fields({ first: money(), second: money() });

/**
 * Which of two insurance plans leaves less to pay out of pocket on damage: the one that costs more. How much less is
 * not stated; the app shows it. Errors: `first.…`, `second.…` (also another currency). Spec 1.
 */
export function lessOutOfPocket(
  first: Money,
  second: Money,
): Answer<InsuranceComparison, { readonly code: 'costsMore' | 'costTheSame' }> {
  const input = read(schema, { first, second });
  if (!input.ok) return badInput(input.errors);
  const mixed = checkSameCurrency(first.currency, { second });
  if (mixed.length > 0) return badInput(mixed);
  const rule = 'insurancePlan';
  if (first.cents === second.cents) return { outcome: 'same', reason: { code: 'costTheSame' }, rule };
  return { outcome: first.cents > second.cents ? 'first' : 'second', reason: { code: 'costsMore' }, rule };
}
