import { collectDefaultMetrics } from 'prom-client';
import type { ApiOptions } from './api.ts';
import type { Env } from './env.ts';
import { createMetrics } from './ops/metrics.ts';
import { passingKey } from './secrets.ts';
import { checkrSource } from './consent/checkr.ts';
import { sandboxConsent, sandboxPayouts } from './providers/sandbox.ts';
import { stripeSource } from './payouts/stripe.ts';
import { memoryStore } from './store/memory.ts';
import { redisStore } from './store/redis.ts';
import { createTokens } from './tokens.ts';

/** Chooses the third parties and the store by the settings: the real ones where there is a key, else the sandbox. */
export function createApi(env: Env): ApiOptions {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  return {
    payouts: payoutsFor(env),
    consent: consentFor(env),
    store: memoryStore(),
    ...(env.REDIS_URL && { sharedStore: redisStore(env.REDIS_URL) }),
    tokens: createTokens(env.TOKEN_KEYS ?? passingKey()),
    metrics,
    ...(env.SITE_URL && { siteUrl: env.SITE_URL }),
    ...(env.SERVICE_KEY && { serviceKey: env.SERVICE_KEY }),
    ...(env.METRICS_KEY && { metricsKey: env.METRICS_KEY }),
    consentLinkRequired: env.NODE_ENV === 'production',
    limits: { polls: env.POLLS_PER_10_S, sessionTokens: env.SESSION_TOKENS_PER_MINUTE },
  };
}

function payoutsFor(env: Env) {
  if (!env.STRIPE_SECRET_KEY) return sandboxPayouts();
  return stripeSource({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET?.split(/,\s*/) ?? [],
    accounts: env.STRIPE_ACCOUNTS,
    ...(env.STRIPE_API_URL && { apiUrl: env.STRIPE_API_URL }),
  });
}

const checkrHosts = {
  production: 'checkr.com',
  staging: 'checkr-staging.com',
  sandbox: 'checkr-sandbox.com',
};

function consentFor(env: Env) {
  if (!env.CHECKR_API_KEY) return sandboxConsent();
  const host = checkrHosts[env.CHECKR_ENV];
  return checkrSource({
    apiKey: env.CHECKR_API_KEY,
    apiUrl: env.CHECKR_API_URL ?? `https://api.${host}`,
    servicesUrl: env.CHECKR_SERVICES_URL ?? `https://web-sdk-services.${host}`,
    env: env.CHECKR_ENV,
    scopes: env.CHECKR_SCOPES.split(','),
  });
}
