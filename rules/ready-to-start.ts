import { checkInstant, checkWhole, errorsOf, type Instant, MINUTE } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { MAX_MINUTES } from './duration.ts';
import { operatorPolicy, type Policy } from './policy.ts';

export type ReadyReason =
  { readonly code: 'lead'; readonly readyAt: Instant } | { readonly code: 'leadNotStated' };

/**
 * Whether the time has come at which an upcoming reservation becomes ready to start: the operator's
 * `readyToStartMinutes` before pickup, that minute included. Unset, the documentation does not say when; the app shows it.
 * Instants in epoch milliseconds. Errors: `now`, `pickupAt`, `policy.readyToStartMinutes`. Spec 4.
 */
export function decideReady(
  { now, pickupAt }: { readonly now: Instant; readonly pickupAt: Instant },
  policy: Policy = operatorPolicy,
): Answer<'ready' | 'notYet' | 'notStated', ReadyReason> {
  const lead = policy.readyToStartMinutes;
  const errors = errorsOf(
    checkInstant('now', now),
    checkInstant('pickupAt', pickupAt),
    lead === undefined ? undefined : checkWhole('policy.readyToStartMinutes', lead, 0, MAX_MINUTES),
  );
  if (errors.length > 0) return badInput(errors);
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
