import Stripe from 'stripe';
import { ProviderError, type PayoutProvider } from '../providers/provider.ts';
import { accountsV1, accountsV2 } from './stripe-accounts.ts';
import { readStripeEvent } from './stripe-event.ts';
import { stripeFetch } from './stripe-fetch.ts';

export interface StripeOptions {
  secretKey: string;
  /** Those that sign webhooks: one for each endpoint, or two while one is replaced. None: no webhook is accepted. */
  webhookSecrets: string[];
  /** Which of Stripe's two account interfaces the platform's accounts were made with. */
  accounts: 'v1' | 'v2';
  /** Another server in place of Stripe's own, for tests. */
  apiUrl?: string | undefined;
  /** When an attempt is given up, if not after {@link attemptTimeoutMs}. */
  attemptTimeoutMs?: number | undefined;
}

/** When an attempt is given up; a status or a link takes at most two. */
export const attemptTimeoutMs = 2500;

/** Stripe Connect through its own SDK: a status, a link and the webhooks, for both kinds of accounts. */
export function stripeProvider(options: StripeOptions): PayoutProvider {
  const { secretKey, webhookSecrets, accounts, apiUrl } = options;
  // The SDK would write its notices between the lines of the log.
  process.env.STRIPE_SUPPRESS_NOTICES ??= 'true';
  const stripe = new Stripe(secretKey, {
    // The SDK's usual client only notices silence; this one also ends a call whose answer trickles in.
    httpClient: Stripe.createFetchHttpClient(stripeFetch),
    timeout: options.attemptTimeoutMs ?? attemptTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && serverAt(new URL(apiUrl))),
  });
  const calls = accounts === 'v1' ? accountsV1(stripe) : accountsV2(stripe);

  return {
    name: 'stripe',
    timeoutMs: 6000,
    maxFailures: 5,
    // Below Stripe's 25/s, in no second more than 20.
    maxStatusesPerSecond: 15,
    // A pending status is kept for as long as the page waits between two questions.
    cache: { pendingTtlMs: 3000, settledTtlMs: 60_000 },
    status: (accountId) => calls.status(accountId).catch(rethrow),
    onboardingLink: (link) => calls.link(link).catch(rethrow),
    readEvent: (body, signature) => readStripeEvent(stripe, webhookSecrets, body, signature),
  };
}

function serverAt({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Turns the SDK's errors into ours. Their messages quote keys and accounts: only names and codes are kept. */
function rethrow(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode: status = 0, type, code, detail } = error;
  if (detail instanceof ProviderError) throw detail;
  const reason = [type, status || undefined, code].filter(Boolean).join(' ');
  throw new ProviderError(faultOf(status, error), reason);
}

function faultOf(status: number, error: Error) {
  if (status === 429) return 'busy';
  if (status >= 500 || error instanceof Stripe.errors.StripeConnectionError) return 'unavailable';
  return status >= 400 ? 'refused' : 'malformed';
}
