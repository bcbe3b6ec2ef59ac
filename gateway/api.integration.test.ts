import { connect } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sandboxPayouts } from '../fakes/sandbox.ts';
import type { PayoutProvider } from './providers/provider.ts';
import { missingRedis, redisForTests } from './testing/test-redis.ts';
import { redisStore } from './store/redis.ts';
import { testApi } from './testing/test-api.ts';
import { awayAtWill, memoryDatabase } from './testing/test-databases.ts';

const sandbox = await sandboxPayouts();
afterAll(() => sandbox.close?.());
const payouts = { ...sandbox, close: undefined };
const readyPayouts: PayoutProvider = { ...payouts, status: async () => 'READY_TO_REDIRECT' };
const pendingPayouts: PayoutProvider = { ...payouts, status: async () => 'PENDING' };

describe('POST /v2/gateway', () => {
  it.each([
    ['sandbox-ready', 'READY_TO_REDIRECT'],
    ['sandbox-never-ready', 'PENDING'],
    ['sandbox-error', 'ERROR'],
    ['sandbox-unheard-of', 'ERROR'],
    ['sandbox-outage', 'PENDING'],
    [null, 'ERROR'],
    [undefined, 'ERROR'],
    ['', 'ERROR'],
  ])('answers the sandbox token %s with %s', async (token, status) => {
    expect(await testApi().poll(token)).toBe(status);
  });

  it('is ready after three polls, each copy of the token by itself', async () => {
    const { poll } = testApi();
    for (const copy of ['', '.b']) {
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push(await poll(`sandbox-ready-after-3${copy}`));
      expect(answers).toEqual(['PENDING', 'PENDING', 'PENDING', 'READY_TO_REDIRECT']);
    }
  });

  it('does not let a played outage spoil the other states', async () => {
    const { poll } = testApi();
    for (let n = 0; n < 8; n += 1) await poll(`sandbox-outage.${n}`);
    expect(await poll('sandbox-ready')).toBe('READY_TO_REDIRECT');
  });

  it.each(['/v2/gateway', '/v2/gateway/', '/V2/Gateway', '/v2/gateway?x=1'])(
    'is found at %s',
    async (url) => {
      const { post, query } = testApi();
      const answer = await post(url, { query, variables: { token: 'sandbox-ready' } });
      expect(answer.json()).toEqual({ data: { getStripePayoutAccountStatus: 'READY_TO_REDIRECT' } });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('takes the operation in any spacing, its variable required or not, its name repeated', async () => {
    const { post, query } = testApi();
    const variables = { token: 'sandbox-ready' };
    const required = query.replace('String)', 'String!)').replaceAll(' ', '\n  ');
    expect((await post('/v2/gateway', { query: required, variables })).statusCode).toBe(200);
    const named = { query, variables, operationName: 'StripeAccountStatus' };
    expect((await post('/v2/gateway', named)).statusCode).toBe(200);
    expect((await post('/v2/gateway', { query })).json()).toEqual({
      data: { getStripePayoutAccountStatus: 'ERROR' },
    });
  });

  const aliases = Array.from({ length: 50 }, (_, n) => `a${n}: getStripePayoutAccountStatus(token: "t")`);
  it.each([
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['a type name', { query: 'query StripeAccountStatus { __typename }' }],
    ['50 aliases', { query: `query StripeAccountStatus { ${aliases.join(' ')} }` }],
    [
      'another field',
      { query: 'query StripeAccountStatus($token: String) { getStripePayoutAccount(token: $token) }' },
    ],
    ['a second operation', { query: `${testApi().query} query B { __typename }` }],
    ['broken GraphQL', { query: 'query {' }],
    ['no query', {}],
    ['a batch', [{ query: '{ __typename }' }]],
    ['a token that is a number', { query: testApi().query, variables: { token: 90210 } }],
    ['a token that is a list', { query: testApi().query, variables: { token: ['s3cret'] } }],
    ['another operation name', { query: testApi().query, operationName: 'Other' }],
  ])('refuses %s with 400, telling nothing', async (_what, payload) => {
    const answer = await testApi().post('/v2/gateway', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      data: null,
      errors: [{ message: 'This operation is not offered here.' }],
    });
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)(
    'answers %s with 405',
    async (method) => {
      const { app, query } = testApi();
      for (const url of ['/v2/gateway', '/v2/gateway/', `/v2/gateway?query=${encodeURIComponent(query)}`]) {
        const answer = await app.inject({ method, url });
        expect(answer.statusCode).toBe(405);
        expect(answer.headers.allow).toBe('POST');
      }
    },
  );

  it.each([
    ['application/x-www-form-urlencoded', 'query=x', 415],
    ['text/plain', '{"query":"x"}', 415],
    ['application/graphql', '{ __typename }', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{"query":', 400],
    ['application/json', JSON.stringify({ query: 'x'.repeat(9000) }), 413],
  ])('refuses a body of %s', async (type, payload, status) => {
    const answer = await testApi().post('/v2/gateway', payload, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: expect.any(String) });
    expect(answer.body).not.toMatch(/at |node_modules|SyntaxError/);
  });
});

describe('limits', () => {
  it('gives one client 30 polls in 10 s, and says when to come back', async () => {
    const { post, query } = testApi();
    const poll = (address: string) =>
      post('/v2/gateway', { query, variables: { token: 'x' } }, { 'x-forwarded-for': address });
    for (let n = 0; n < 30; n += 1) expect((await poll(`192.0.2.${n}`)).statusCode).toBe(200);
    const refused = await poll('192.0.2.99');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: expect.stringMatching('Too many requests') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
  });

  it('never refuse hosts with tokens who share an address with others, or with abuse', async () => {
    const { post, query, poll, payoutToken } = testApi({ payouts: pendingPayouts });
    for (let n = 0; n < 40; n += 1) await post('/v2/gateway', { query, variables: { token: 'x' } });
    expect((await post('/v2/gateway', { query, variables: { token: 'x' } })).statusCode).toBe(429);
    const tokens = await Promise.all(Array.from({ length: 60 }, (_, n) => payoutToken(`acct_host${n}`)));
    for (const token of tokens) expect(await poll(token)).toBe('PENDING');
  });

  it('tell a host with a token who polls too often to ask again', async () => {
    const { poll, payoutToken } = testApi({ payouts: readyPayouts });
    const token = await payoutToken('acct_host');
    const answers = [];
    for (let n = 0; n < 40; n += 1) answers.push(await poll(token));
    expect(new Set(answers.slice(0, 30))).toEqual(new Set(['READY_TO_REDIRECT']));
    expect(new Set(answers.slice(30))).toEqual(new Set(['PENDING']));
  });

  it('refuse a flood from one address, whatever its tokens, and questions that are not offered', async () => {
    const { post, query, payoutToken } = testApi({ payouts: readyPayouts, limits: { polls: 3 } });
    for (let n = 0; n < 3; n += 1) expect((await post('/v2/gateway', {})).statusCode).toBe(400);
    expect((await post('/v2/gateway', {})).statusCode).toBe(429);
    const poll = async (n: number) =>
      (await post('/v2/gateway', { query, variables: { token: await payoutToken(`acct_${n}`) } })).statusCode;
    const answers = [];
    for (let n = 0; n < 57; n += 1) answers.push(await poll(n));
    expect(answers.slice(0, 56)).toEqual(Array.from({ length: 56 }, () => 200));
    expect(answers[56]).toBe(429);
  });

  it('counts the clients behind a proxy that is trusted each by itself', async () => {
    const { post, query } = testApi({}, { trustProxy: ['127.0.0.1'] });
    for (let n = 0; n < 40; n += 1) {
      const answer = await post('/v2/gateway', { query }, { 'x-forwarded-for': `192.0.2.${n}` });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('hold without the shared store, and the log says so', async () => {
    const { poll, log, app } = testApi({ sharedStore: redisStore('redis://127.0.0.1:1') });
    expect(await poll('sandbox-ready')).toBe('READY_TO_REDIRECT');
    expect(log()).toMatch(/ECONNREFUSED.*shared store fails/);
    expect((await app.inject('/metrics')).body).toMatch('shared_store_left 1');
    expect((await app.inject('/metrics')).body).toMatch(/shared_store_failures_total [1-9]/);
    await app.close();
  });

  it('say that the shared store is away before anybody calls, and do not wait for it to start', async () => {
    const { log, app } = testApi({ sharedStore: redisStore('redis://127.0.0.1:1') });
    await app.ready();
    expect(log()).not.toContain('shared store fails');
    await expect.poll(log, { timeout: 10_000 }).toMatch(/ECONNREFUSED.*shared store fails/);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch('shared_store_left 1');
    expect(body).toMatch('shared_store_failures_total 0');
    await app.close();
  });

  const redisUrl = redisForTests();
  it.skipIf(missingRedis)('are shared by two instances with one Redis', async () => {
    const stores = [1, 2].map(() => redisStore(redisUrl(), 30_000));
    for (const store of stores) await vi.waitFor(() => store.get('nothing'), { timeout: 30_000 });
    // Few, so that they are asked within their 10 s on a busy machine, too.
    const instances = stores.map((sharedStore) => testApi({ limits: { polls: 4 }, sharedStore }));
    const answers = [];
    for (let n = 0; n < 5; n += 1) {
      const { post, query } = instances[n % 2]!;
      answers.push((await post('/v2/gateway', { query })).statusCode);
    }
    for (const { log } of instances) expect(log()).not.toContain('shared store fails');
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    await Promise.all(instances.map(({ app }) => app.close()));
  });
});

describe('what is kept while the database is away', () => {
  it('is stored when stopping begins, without waiting for the requests in flight', async () => {
    const real = memoryDatabase();
    const write = vi.spyOn(real, 'write');
    const { database, way } = awayAtWill(real);
    const { app, metrics, log } = testApi({ database });
    const address = await app.listen({ port: 0 });
    const slow = connect(Number(new URL(address).port), new URL(address).hostname);
    slow.write('POST /v2/gateway HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{');
    const answer = await fetch(`${address}/v2/feedback?page=/faqs/drive/Guide`, {
      method: 'POST',
      body: new URLSearchParams({ yes: 'Reserve' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect((await metrics.writesKept.get()).values).toMatchObject([{ value: 1 }]);
    expect(write).not.toHaveBeenCalled();
    way.isAway = false;
    const closed = app.close();
    // Sooner than the next turn, which comes after five seconds.
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1), { timeout: 3000 });
    slow.destroy();
    await closed;
    expect(log()).not.toContain('what people sent is lost');
  });
});

describe('wrong keys', () => {
  const wrong = { authorization: 'Bearer wrong' };

  it.each(['/v2/consent-links', '/v2/payouts/onboarding-links', '/metrics'])(
    'are refused at %s, ten in a minute for one client; the right one is let in all the same',
    async (url) => {
      const { app, postAsBackend } = testApi({ metricsKey: 'metrics-key-of-the-tests-1234' });
      const method = url === '/metrics' ? 'GET' : 'POST';
      const show = (remoteAddress: string) => app.inject({ method, url, headers: wrong, remoteAddress });
      for (let n = 0; n < 10; n += 1) expect((await show('127.0.0.1')).statusCode).toBe(401);
      const refused = await show('127.0.0.1');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ message: expect.stringMatching('Too many requests') });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await show('192.0.2.1')).statusCode).toBe(401);
      const accountId = 'acct_1234';
      expect((await postAsBackend('/v2/payouts/onboarding-links', { accountId })).statusCode).toBe(201);
    },
  );

  it('do not count where none is shown: a browser shows none before it is asked', async () => {
    const { app } = testApi();
    for (let n = 0; n < 15; n += 1)
      expect((await app.inject({ method: 'POST', url: '/v2/consent-links' })).statusCode).toBe(401);
  });

  it('are counted over all addresses that ask for one', async () => {
    const { app } = testApi();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const url = n % 2 ? '/v2/consent-links' : '/v2/payouts/onboarding-links';
      statuses.push((await app.inject({ method: 'POST', url, headers: wrong })).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe('GET /metrics', () => {
  it('counts requests by route, never by address', async () => {
    const { app, poll } = testApi();
    await poll('sandbox-ready');
    await app.inject('/elsewhere?token=s3cret');
    const { body } = await app.inject('/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/v2/gateway",status="200"} 1',
    );
    expect(body).toContain('payout_status_answers_total{status="READY_TO_REDIRECT",source="provider"} 1');
    expect(body).toContain('provider_breaker_open{provider="sandbox"} 0');
    expect(body).not.toMatch(/s3cret|elsewhere|sandbox-ready/);
  });

  it('asks for its key where one is set', async () => {
    const metricsKey = 'metrics-key-of-the-tests-1234';
    const { app } = testApi({ metricsKey });
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${metricsKey}` };
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});
