import { expect } from 'vitest';
import { sandboxConsent, sandboxPayouts, sandboxRoutes, sandboxTokens } from '../../fakes/sandbox.ts';
import type { ApiLimits, Services } from '../api.ts';
import type { AppOptions } from '../app.ts';
import { createMetrics } from '../ops/metrics.ts';
import { memoryStore } from '../store/memory.ts';
import { createTokens, type SigningKey } from '../tokens.ts';
import { memoryDatabase } from './test-databases.ts';
import { testApp } from './test-site-data.ts';

export const serviceKey = 'service-key-of-the-tests-1234';
export const key: SigningKey = { id: 'new', secret: Buffer.alloc(32, 1) };
export const oldKey: SigningKey = { id: 'old', secret: Buffer.alloc(32, 2) };

/** One pair of stand-ins for all tests: an app that closes leaves them to the others. */
const [payouts, consent] = await Promise.all([sandboxPayouts(), sandboxConsent()]);

/** A server with the sandbox behind it, or what a test puts in its place, and the calls the pages make. */
export function testApi(
  { limits, ...options }: Partial<Omit<Services, 'limits'>> & { limits?: Partial<ApiLimits> } = {},
  appOptions: Partial<AppOptions> = {},
) {
  let log = '';
  const tokens = createTokens([key, oldKey]);
  const services: Services = {
    payouts: { ...payouts, close: undefined },
    consent: { ...consent, close: undefined },
    standInRoutes: options.consent ? undefined : sandboxRoutes,
    database: memoryDatabase(),
    markKey: Buffer.alloc(32, 3),
    wordingKey: Buffer.alloc(32, 4),
    store: memoryStore(),
    tokens: options.payouts ? tokens : sandboxTokens(tokens),
    metrics: createMetrics(),
    siteUrl: 'https://www.example.com',
    serviceKey,
    consentLinkRequired: false,
    limits: {
      polls: 30,
      sessionTokens: 5,
      feedback: 60,
      messages: 60,
      messageSurge: 60,
      searches: 20,
      ...limits,
    },
    ...options,
  };
  const app = testApp({
    services,
    logLevel: 'trace',
    logStream: { write: (line) => (log += line) },
    ...appOptions,
  });
  const query = 'query StripeAccountStatus($token: String) { getStripePayoutAccountStatus(token: $token) }';
  const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: payload ?? '',
      headers: { 'content-type': 'application/json', ...headers },
    });

  /** What a form sends. */
  const sendForm = (
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      remoteAddress,
    });

  return {
    app,
    sendForm,
    tokens,
    metrics: services.metrics,
    log: () => log,
    post,
    /** What the payout page sends, and the status word it gets. */
    async poll(token: unknown) {
      const answer = await post('/v2/gateway', { query, variables: { token } });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ data: { getStripePayoutAccountStatus: string } }>().data
        .getStripePayoutAccountStatus;
    },
    /** What the operator's backend sends. */
    postAsBackend: (url: string, payload: object) =>
      post(url, payload, { authorization: `Bearer ${serviceKey}` }),
    payoutToken: (account: string) => tokens.mint('payout-status', account, 60_000),
    query,
  };
}
