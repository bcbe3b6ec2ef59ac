import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createGuard } from './providers/guard.ts';
import type { Metrics } from './ops/metrics.ts';
import { payoutStatuses } from './payouts/payout-status.ts';
import { consentLinkRoute } from './consent/consent-links.ts';
import { consentTokenRoutes } from './consent/consent-token.ts';
import { graphqlRoute } from './payouts/graphql.ts';
import { metricsRoute } from './ops/metrics-route.ts';
import { onboardingRoutes } from './payouts/onboarding-links.ts';
import { sandboxRoutes } from './consent/sandbox-route.ts';
import { webhookRoute } from './payouts/stripe-webhook.ts';
import type { ConsentSource, PayoutSource } from './providers/provider.ts';
import { withFallback } from './store/fallback.ts';
import { rateLimitStore } from './store/rate-limit-store.ts';
import type { Store } from './store/store.ts';
import type { Tokens } from './tokens.ts';

/** What the live calls are made of: third parties, shared state and keys, all passed in. */
export interface ApiOptions {
  payouts: PayoutSource;
  consent: ConsentSource;
  /** This process's own memory. */
  store: Store;
  /** What several instances share, where they do. */
  sharedStore?: Store;
  tokens: Tokens;
  metrics: Metrics;
  /** Where the site is reached, without a slash at the end; left out, the address a request was sent to. */
  siteUrl?: string;
  /** What the operator's own backend shows as `Authorization: Bearer …`; left out, its routes refuse everybody. */
  serviceKey?: string;
  /** What Prometheus shows likewise; left out, `/metrics` is open. */
  metricsKey?: string;
  /** Whether the consent page works only through a link we have signed. */
  consentLinkRequired: boolean;
  limits: ApiLimits;
}

/** How often one client may call: polls in 10 s, session tokens in a minute. */
export interface ApiLimits {
  polls: number;
  sessionTokens: number;
}

/** Everything the server answers beside the site itself. */
export async function api(app: FastifyInstance, options: ApiOptions) {
  const { payouts, consent, sharedStore, tokens, metrics, limits } = options;
  const store = sharedStore ? withFallback(sharedStore, options.store, storeFailed) : options.store;
  function storeFailed({ message }: Error) {
    metrics.storeFailures.inc();
    app.log.warn({ reason: message }, 'shared store failed, going on with own memory');
  }
  await app.register(rateLimit, { global: false, store: rateLimitStore(store), skipOnError: true });

  app.log.info({ payouts: payouts.name, consent: consent.name, shared: Boolean(sharedStore) }, 'providers');
  const guardFor = ({ name, isSandbox }: { name: string; isSandbox: boolean }, timeoutMs: number) =>
    createGuard({ provider: name, metrics, timeoutMs, ...(isSandbox && { failures: Infinity }) });
  const stripe = guardFor(payouts, 6000);
  const checkr = guardFor(consent, 5000);
  const statuses = payoutStatuses({ source: payouts, store, tokens, guard: stripe, metrics, log: app.log });

  await app.register(graphqlRoute, { payouts: statuses, polls: limits.polls });
  await app.register(consentTokenRoutes, {
    consent,
    guard: checkr,
    tokens,
    store,
    linkRequired: options.consentLinkRequired,
    perMinute: limits.sessionTokens,
  });
  await app.register(onboardingRoutes, { ...options, guard: stripe });
  await app.register(consentLinkRoute, options);
  await app.register(webhookRoute, { source: payouts, store, statuses, metrics });
  await app.register(metricsRoute, { metrics, metricsKey: options.metricsKey });
  if (consent.embed.env === 'sandbox-local') await app.register(sandboxRoutes);
  app.addHook('onClose', () => store.close());
}
