import { expect } from 'vitest';
import type { ApiOptions } from '../api.ts';
import { buildApp, type AppOptions } from '../app.ts';
import { createMetrics } from '../ops/metrics.ts';
import { sandboxConsent, sandboxPayouts } from '../providers/sandbox.ts';
import { memoryStore } from '../store/memory.ts';
import { createTokens, type SigningKey } from '../tokens.ts';

export const serviceKey = 'service-key-of-the-tests-1234';
export const key: SigningKey = { id: 'new', secret: Buffer.alloc(32, 1) };
export const oldKey: SigningKey = { id: 'old', secret: Buffer.alloc(32, 2) };

/** A server with the sandbox behind it, or what a test puts in its place, and the calls the pages make. */
export function testApi(options: Partial<ApiOptions> = {}, appOptions: AppOptions = {}) {
  let log = '';
  const tokens = createTokens([key, oldKey]);
  const api: ApiOptions = {
    payouts: sandboxPayouts(),
    consent: sandboxConsent(),
    store: memoryStore(),
    tokens,
    metrics: createMetrics(),
    siteUrl: 'https://www.example.com',
    serviceKey,
    consentLinkRequired: false,
    limits: { polls: 30, sessionTokens: 5 },
    ...options,
  };
  const app = buildApp({
    api,
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

  return {
    app,
    tokens,
    metrics: api.metrics,
    log: () => log,
    post,
    /** What the payout page sends, and the status word it gets. */
    async poll(token: unknown) {
      const answer = await post('/v2/gateway', { query, variables: { token } });
      expect(answer.statusCode, answer.body).toBe(200);
      return (answer.json() as { data: { getStripePayoutAccountStatus: string } }).data
        .getStripePayoutAccountStatus;
    },
    /** What the operator's backend sends. */
    serve: (url: string, payload: object) => post(url, payload, { authorization: `Bearer ${serviceKey}` }),
    payoutToken: (account: string, livesMs = 60_000) => tokens.mint('payout-status', account, livesMs),
    query,
  };
}
