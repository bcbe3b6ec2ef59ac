import type { TransportFault } from '../http-fake.ts';

/** Where an account's onboarding stands: the examples of Stripe's description. */
export type AccountState =
  | 'not_submitted'
  | 'submitted_pending_verification'
  | 'submitted_more_due'
  | 'complete'
  | 'rejected';

/**
 * How Stripe answers from now on: an error of its own by status, the look of a success that is none (`other-account`,
 * `wrong-type`, and `bare-…` and `null-…`: a proxy's JSON without an `error`, which the SDK takes for a success), or a broken connection.
 */
export type StripeFault =
  | 'ok'
  | keyof typeof ownErrors
  | 'other-account'
  | 'wrong-type'
  | 'trickle'
  | BrokenConnection;

export type BrokenConnection = Exclude<TransportFault, '404' | '500'>;

/** What Stripe's own errors look like, and a proxy's that is none of them. */
const ownErrors = {
  '401': errorAnswer(
    401,
    'invalid_request_error',
    'api_key_invalid',
    'Invalid API Key provided: sk_test_*****',
  ),
  '403': errorAnswer(403, 'invalid_request_error', 'account_invalid', 'No access to this account.'),
  '404': errorAnswer(404, 'invalid_request_error', 'resource_missing', 'No such account'),
  '429': errorAnswer(429, 'invalid_request_error', 'rate_limit', 'Request rate limit exceeded.'),
  '500': errorAnswer(500, 'api_error', 'api_error', 'An unknown error occurred'),
  'bare-404': { status: 404, body: { message: 'Not found' } },
  'bare-429': { status: 429, body: { message: 'Slow down' } },
  'bare-502': { status: 502, body: { message: 'Bad gateway' } },
  'null-429': { status: 429, body: { error: null } },
  'null-500': { status: 500, body: { error: null } },
};
export const errorAnswers: Partial<Record<StripeFault, { status: number; body: unknown }>> = ownErrors;

/** An error in the form of Stripe's. */
export function errorAnswer(status: number, type: string, code: string, message: string) {
  return { status, body: { error: { type, code, message } } };
}
