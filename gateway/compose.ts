import type { FastifyPluginAsync } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Services } from './api.ts';
import { checkrProvider } from './consent/checkr.ts';
import type { Env } from './env.ts';
import { createMetrics } from './ops/metrics.ts';
import { stripeProvider } from './payouts/stripe.ts';
import type { ConsentProvider, PayoutProvider } from './providers/provider.ts';
import { ephemeralKey } from './secrets.ts';
import { memoryStore } from './store/memory.ts';
import { redisStore } from './store/redis.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What plays the providers that have no key: `fakes/sandbox.ts`. */
export interface StandIns {
  sandboxPayouts(): Promise<PayoutProvider>;
  /** The same tokens, and words of the demonstration beside them. */
  sandboxTokens(tokens: Tokens): Tokens;
  sandboxConsent(): Promise<ConsentProvider>;
  sandboxRoutes: FastifyPluginAsync;
}

/**
 * Makes what the live calls need, as the settings say: the real providers where there is a key, else their stand-ins.
 *
 * @param loadStandIns called only where a key is missing
 */
export async function composeServices(env: Env, loadStandIns: () => Promise<StandIns>): Promise<Services> {
  const { STRIPE_SECRET_KEY, CHECKR_API_KEY } = env;
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const standIns = STRIPE_SECRET_KEY && CHECKR_API_KEY ? undefined : await loadStandIns();
  const tokens = createTokens(env.TOKEN_KEYS ?? ephemeralKey());
  return {
    payouts: STRIPE_SECRET_KEY ? stripe(env, STRIPE_SECRET_KEY) : await standIns!.sandboxPayouts(),
    consent: CHECKR_API_KEY ? checkr(env, CHECKR_API_KEY) : await standIns!.sandboxConsent(),
    standInRoutes: CHECKR_API_KEY ? undefined : standIns!.sandboxRoutes,
    store: memoryStore(),
    sharedStore: env.REDIS_URL ? redisStore(env.REDIS_URL) : undefined,
    tokens: STRIPE_SECRET_KEY ? tokens : standIns!.sandboxTokens(tokens),
    metrics,
    siteUrl: env.SITE_URL,
    serviceKey: env.SERVICE_KEY,
    metricsKey: env.METRICS_KEY,
    consentLinkRequired: env.NODE_ENV === 'production',
    limits: { polls: env.POLLS_PER_10_S, sessionTokens: env.SESSION_TOKENS_PER_MINUTE },
  };
}

function stripe(env: Env, secretKey: string): PayoutProvider {
  return stripeProvider({
    secretKey,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET?.split(/,\s*/) ?? [],
    accounts: env.STRIPE_ACCOUNTS,
    apiUrl: env.STRIPE_API_URL,
  });
}

const checkrHosts = {
  production: 'checkr.com',
  staging: 'checkr-staging.com',
  sandbox: 'checkr-sandbox.com',
};

function checkr(env: Env, apiKey: string): ConsentProvider {
  const host = checkrHosts[env.CHECKR_ENV];
  return checkrProvider({
    apiKey,
    apiUrl: env.CHECKR_API_URL ?? `https://api.${host}`,
    servicesUrl: env.CHECKR_SERVICES_URL ?? `https://web-sdk-services.${host}`,
    env: env.CHECKR_ENV,
    scopes: env.CHECKR_SCOPES.split(','),
  });
}
