import { errorsOf } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { checkMoney, checkPercent, type Money, percentOfCents } from './money.ts';
import { operatorPolicy, type Policy } from './policy.ts';

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
  const percent = policy.hostSharePercent;
  const errors = errorsOf(checkMoney('price', price), checkPercent('policy.hostSharePercent', percent));
  if (errors.length > 0) return badInput(errors);
  const rule = 'hostEarnings';
  if (percent === undefined) {
    return { outcome: 'notStated', reason: { code: 'shareNotStated' }, rule, unknown: ['hostSharePercent'] };
  }
  const earnings = { cents: percentOfCents(price.cents, percent), currency: price.currency };
  return { outcome: 'earns', reason: { code: 'share', percent, earnings }, rule };
}
