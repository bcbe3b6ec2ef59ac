import { expect, it } from 'vitest';
import { payoutStep } from './payout-status.ts';

it.each([
  ['READY_TO_REDIRECT', 'redirect', 0],
  ['ERROR', 'showError', 3],
  ['PENDING', 'askAgain', 3],
  ['', 'askAgain', 3],
  ['ready_to_redirect', 'askAgain', 3],
  [' READY_TO_REDIRECT', 'askAgain', 3],
  ['error', 'askAgain', 3],
  ['constructor', 'askAgain', 3],
  ['anythingElse', 'askAgain', 3],
])('a payout status of %j: %s after %i s', (status, outcome, afterSeconds) => {
  expect(payoutStep(status)).toMatchObject({ outcome, reason: { afterSeconds } });
});
