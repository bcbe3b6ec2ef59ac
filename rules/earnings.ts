import { type Answer, badInput } from './decision.ts';
import { fields, read } from './input.ts';
import { money, type Money, percentOfCents } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

// A price is a sum: of days at the highest price it is more than any single amount.
const schema = fields({ price: money(0, Number.MAX_SAFE_INTEGER), policy: policyOf('hostSharePercent') });

/**
 * What the host earns from a rental price: the operator's `hostSharePercent` of it, rounded half up to a cent.
 * Where the share is unset the outcome is `notStated`. Errors: `price.…`, `policy.hostSharePercent`. Spec 1.
 */
export function hostEarnings(
  price: Money,
  policy: Policy = operatorPolicy,
): Answer<
  'earns' | 'notStated',
  | { readonly code: 'share'; readonly percent: number; readonly earnings: Money }
  | { readonly code: 'shareNotStated' }
> {
  const input = read(schema, { price, policy });
  if (!input.ok) return badInput(input.errors);
  const percent = input.value.policy.hostSharePercent;
  const rule = 'hostEarnings';
  if (percent === undefined) {
    return { outcome: 'notStated', reason: { code: 'shareNotStated' }, rule, unknown: ['hostSharePercent'] };
  }
  const earnings = { cents: percentOfCents(price.cents, percent), currency: price.currency };
  return { outcome: 'earns', reason: { code: 'share', percent, earnings }, rule };
}
