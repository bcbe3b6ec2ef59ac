import { paths } from '../paths.ts';

/** A server that has not answered in full after this many milliseconds has failed. */
export const answerTimeoutMs = 10_000;

/** The one operation of the gateway (spec 7); it allows this text and no other. */
const query = 'query StripeAccountStatus($token: String) { getStripePayoutAccountStatus(token: $token) }';

/**
 * Asks the gateway for the payout status of the token's account (spec 7).
 *
 * @returns the status word, whatever it is
 * @throws where the request fails, is given up, takes over 10 s, is refused, or answers anything but a status word
 */
export async function askPayoutStatus(token: string, signal: AbortSignal): Promise<string> {
  const request = new AbortController();
  const giveUp = () => request.abort();
  const timer = setTimeout(giveUp, answerTimeoutMs);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(paths.gateway, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ operationName: 'StripeAccountStatus', query, variables: { token } }),
      cache: 'no-store',
      redirect: 'error',
      signal: request.signal,
    });
    if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
    return statusIn(await response.json());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** The status word in a GraphQL answer; one with errors, without data or of another shape has none. */
function statusIn(answer: unknown): string {
  const { data, errors } = (answer ?? {}) as {
    data?: { getStripePayoutAccountStatus?: unknown } | null;
    errors?: unknown;
  };
  const status = data?.getStripePayoutAccountStatus;
  if (errors || typeof status !== 'string') throw new Error('The gateway answered no status');
  return status;
}
