const query = 'query StripeAccountStatus($token: String) { getStripePayoutAccountStatus(token: $token) }';

/**
 * The body of a payout page's question, as `POST /v2/gateway` takes it.
 *
 * @param {string | null} token
 */
export const pollOf = (token) => JSON.stringify({ query, variables: { token } });
