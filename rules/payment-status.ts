import { checkNotBefore } from './validation.ts';
import { type Instant, MINUTE } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { fields, instant, oneOf, read } from './input.ts';

/** The payment statuses that the documentation names. Spec 4. */
export const paymentStatuses = { collectionDue: { source: 'spec 4' } } as const;

/** `other`: a status that the documentation does not name. */
export type PaymentStatus = keyof typeof paymentStatuses | 'other';

const statusSchema = fields({ status: oneOf(['collectionDue', 'other']) });

/** Whether the host sees Collect: when the payment status is Collection Due. Errors: `status`. Spec 4. */
export function decideCollect(
  status: PaymentStatus,
): Answer<'allowed' | 'notAllowed', { readonly code: 'collectionDue' | 'nothingDue' }> {
  const input = read(statusSchema, { status });
  if (!input.ok) return badInput(input.errors);
  return status === 'collectionDue'
    ? { outcome: 'allowed', reason: { code: 'collectionDue' }, rule: 'collectWhenDue' }
    : { outcome: 'notAllowed', reason: { code: 'nothingDue' }, rule: 'collectWhenDue' };
}

const chargeSchema = fields({ now: instant, chargedAt: instant });

/**
 * Whether to verify the transactions of a successful charge already: 10 minutes after it, that minute included.
 * Instants in epoch milliseconds. Errors: `now` (also when before `chargedAt`), `chargedAt`. Spec 8, 9.
 */
export function decideVerification(
  now: Instant,
  chargedAt: Instant,
): Answer<'verify' | 'wait', { readonly code: 'charged'; readonly verifyFrom: Instant }> {
  const input = read(chargeSchema, { now, chargedAt });
  if (!input.ok) return badInput(input.errors);
  const order = checkNotBefore('now', now, 'chargedAt', chargedAt);
  if (order) return badInput([order]);
  const verifyFrom = chargedAt + facts.chargeVerificationMinutes.value * MINUTE;
  const reason = { code: 'charged', verifyFrom } as const;
  return { outcome: now >= verifyFrom ? 'verify' : 'wait', reason, rule: 'verifyCharge' };
}
