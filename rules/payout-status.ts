import type { Decision } from './decision.ts';
import { facts } from './facts.ts';

/** What the payout page does with each status of the payout account. Spec 4, 7, 8. */
export const payoutSteps = {
  READY_TO_REDIRECT: { outcome: 'redirect', afterSeconds: 0 },
  ERROR: { outcome: 'showError', afterSeconds: facts.redirectDelaySeconds.value },
  anythingElse: { outcome: 'askAgain', afterSeconds: facts.payoutPollSeconds.value },
  /** Any failure counts as ERROR (spec 7). */
  failure: { outcome: 'showError', afterSeconds: facts.redirectDelaySeconds.value },
} as const;

export type PayoutOutcome = (typeof payoutSteps)[keyof typeof payoutSteps]['outcome'];

/**
 * What follows from a payout status, and after how many seconds: READY_TO_REDIRECT redirects at once, ERROR shows
 * the error and redirects after 3 seconds, any other status is asked for again after 3 seconds. An answer without a
 * status text is a failure, and any failure counts as ERROR. Spec 4, 7.
 */
export function payoutStep(
  status: string,
): Decision<
  PayoutOutcome,
  { readonly code: 'status' | 'failure'; readonly status: string; readonly afterSeconds: number }
> {
  if (typeof status !== 'string') {
    const { outcome, afterSeconds } = payoutSteps.failure;
    return { outcome, reason: { code: 'failure', status: 'ERROR', afterSeconds }, rule: 'payoutStatus' };
  }
  const known = status === 'READY_TO_REDIRECT' || status === 'ERROR' ? status : 'anythingElse';
  const { outcome, afterSeconds } = payoutSteps[known];
  return { outcome, reason: { code: 'status', status, afterSeconds }, rule: 'payoutStatus' };
}
