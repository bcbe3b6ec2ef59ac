import { type Instant, MINUTE } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { fields, instant, read } from './input.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

const schema = fields({ now: instant, pickupAt: instant, policy: policyOf('readyToStartMinutes') });

export type ReadyReason =
  | { readonly code: 'lead'; readonly readyAt: Instant }
  | { readonly code: 'leadNotStated' };

/**
 * Whether the time has come at which an upcoming reservation becomes ready to start: the operator's
 * `readyToStartMinutes` before pickup, that minute included. Unset, the documentation does not say when; the app shows it.
 * Instants in epoch milliseconds. Errors: `now`, `pickupAt`, `policy.readyToStartMinutes`. Spec 4.
 */
export function decideReady(
  input: { readonly now: Instant; readonly pickupAt: Instant },
  policy: Policy = operatorPolicy,
): Answer<'ready' | 'notYet' | 'notStated', ReadyReason> {
  const checked = read(schema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const { now, pickupAt } = checked.value;
  const lead = checked.value.policy.readyToStartMinutes;
  const rule = 'startWhenReady';
  if (lead === undefined) {
    return {
      outcome: 'notStated',
      reason: { code: 'leadNotStated' },
      rule,
      unknown: ['readyToStartMinutes'],
    };
  }
  const readyAt = pickupAt - lead * MINUTE;
  return { outcome: now >= readyAt ? 'ready' : 'notYet', reason: { code: 'lead', readyAt }, rule };
}
