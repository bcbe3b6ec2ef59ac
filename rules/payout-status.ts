import type { Decision } from './decision.ts';
import { facts } from './facts.ts';

/** What the payout page does with each status of the payout account. Spec 4, 7, 8. */
export const payoutSteps = {
  READY_TO_REDIRECT: { outcome: 'redirect', afterSeconds: 0 },
  ERROR: { outcome: 'showError', afterSeconds: facts.redirectDelaySeconds.value },
  anythingElse: { outcome: 'askAgain', afterSeconds: facts.payoutPollSeconds.value },
} as const;

export type PayoutOutcome = (typeof payoutSteps)[keyof typeof payoutSteps]['outcome'];

/**
 * What follows from a payout status, and after how many seconds: READY_TO_REDIRECT redirects at once, ERROR shows
 * the error and redirects after 3 seconds, anything else is asked again after 3 seconds. Spec 4, 7.
 */
export function payoutStep(
  status: string,
): Decision<
  PayoutOutcome,
  { readonly code: 'status'; readonly status: string; readonly afterSeconds: number }
> {
  const known = status === 'READY_TO_REDIRECT' || status === 'ERROR' ? status : 'anythingElse';
  const { outcome, afterSeconds } = payoutSteps[known];
  return { outcome, reason: { code: 'status', status, afterSeconds }, rule: 'payoutStatus' };
}
