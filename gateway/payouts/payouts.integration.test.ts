import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startFakeStripe } from '../../fakes/stripe/stripe.ts';
import { stripeProvider } from './stripe.ts';
import { memoryStore } from '../store/memory.ts';
import { testApi } from '../testing/test-api.ts';

const secret = 'whsec_tests';
const fake = await startFakeStripe();
afterEach(() => fake.reset());
afterAll(() => fake.stop());

/** With time enough for a busy machine, unless a test is of the time: what is too slow is asked again. */
const withStripe = (accounts: 'v1' | 'v2' = 'v1', attemptTimeoutMs = 60_000, store = memoryStore()) =>
  testApi({
    store,
    payouts: stripeProvider({
      secretKey: 'sk_test_fake',
      webhookSecrets: ['whsec_other', secret],
      accounts,
      apiUrl: fake.url,
      attemptTimeoutMs,
    }),
  });

const links = '/v2/payouts/onboarding-links';

/** The addresses that the last link sends its host to. */
const sentAddresses = () => {
  const { return_url: back, refresh_url: refresh } = fake.requests.at(-1)?.body as Record<string, string>;
  return { back: new URL(back ?? ''), refresh: new URL(refresh ?? '') };
};

describe('the onboarding loop', () => {
  it('leads from a link to Stripe, back with a token, and to a status', async () => {
    const { postAsBackend, poll, app } = withStripe();
    const made = await postAsBackend(links, { accountId: 'acct_loop1' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ url: expect.stringMatching(/^https:\/\/connect\.stripe\.com\//) });
    const { back, refresh } = sentAddresses();
    expect(back.origin + back.pathname).toBe('https://www.example.com/payout-setup-complete');
    expect(await poll(back.searchParams.get('token'))).toBe('PENDING');
    expect(await poll(refresh.searchParams.get('token')), 'a token of another purpose').toBe('ERROR');

    const again = await app.inject(refresh.pathname + refresh.search);
    expect(again.statusCode).toBe(303);
    expect(again.headers.location).toMatch(/^https:\/\/connect\.stripe\.com\//);
    expect(again.headers['referrer-policy']).toBe('no-referrer');
    expect(again.headers['cache-control']).toBe('no-store');
    expect((fake.requests.at(-1)?.body as { account: string }).account).toBe('acct_loop1');
  });

  it('leads a demonstration straight back', async () => {
    const { postAsBackend } = testApi();
    const { url } = (await postAsBackend(links, { accountId: 'acct_1234' })).json<{ url: string }>();
    expect(url).toMatch(/^https:\/\/www\.example\.com\/payout-setup-complete\?token=eyJ/);
  });

  it('is begun by the operator alone, with an account', async () => {
    const { post, postAsBackend } = withStripe();
    expect((await post(links, { accountId: 'acct_1234' })).statusCode).toBe(401);
    const wrong = await post(links, { accountId: 'acct_1234' }, { authorization: 'Bearer wrong-key' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    for (const body of [{}, { accountId: '../x' }, { accountId: 'acct_1234', extra: 1 }]) {
      expect((await postAsBackend(links, body)).statusCode).toBe(400);
    }
    expect((await testApi({ serviceKey: '' }).post(links, {}, { authorization: 'Bearer ' })).statusCode).toBe(
      401,
    );
    expect(fake.requests).toHaveLength(0);
  });

  it.each([
    ['429', 503],
    ['500', 503],
    ['403', 502],
    ['html', 503],
  ] as const)('says so where Stripe answers %s', async (fault, status) => {
    fake.controls.fault = fault;
    const { postAsBackend, log } = withStripe();
    const answer = await postAsBackend(links, { accountId: 'acct_1234' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(/^Stripe gave no link/);
    expect(log()).not.toMatch(/sk_test|acct_1234/);
  });

  it('renews a link for a day after the first, however often it is renewed', async () => {
    const { app, tokens } = withStripe();
    const first = await tokens.mint('payout-refresh', 'acct_1234', 5 * 60_000);
    let token: string | null = first;
    for (let n = 0; n < 3; n += 1) {
      expect((await app.inject(`${links}/refresh?token=${token}`)).statusCode).toBe(303);
      token = sentAddresses().refresh.searchParams.get('token');
    }
    expect(token).not.toBe(first);
    expect(endOf(token)).toBe(endOf(first));
    expect(endOf(sentAddresses().back.searchParams.get('token'))).toBeGreaterThan(endOf(first));
  });

  const endOf = (token: string | null) =>
    (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp;

  it('renews one link ten times, one account thirty, whoever asks', async () => {
    const { app, tokens, log } = withStripe();
    let client = 0;
    const refresh = (token: string) =>
      app.inject({ url: `${links}/refresh?token=${token}`, remoteAddress: `192.0.2.${(client += 1)}` });
    const statuses = [];
    for (let link = 0; link < 4; link += 1) {
      const token = await tokens.mint('payout-refresh', 'acct_1234', 60_000);
      for (let n = 0; n < 11; n += 1) statuses.push((await refresh(token)).statusCode);
    }
    const ten = Array.from({ length: 10 }, () => 303);
    // What was refused has taken nothing from the account's thirty.
    const none = Array.from({ length: 11 }, () => 403);
    expect(statuses).toEqual([...ten, 403, ...ten, 403, ...ten, 403, ...none]);
    const refused = await refresh(await tokens.mint('payout-refresh', 'acct_1234', 60_000));
    expect(refused.body).toMatch('start the payout setup again');
    expect(log()).toContain('used too often');
    expect((await refresh(await tokens.mint('payout-refresh', 'acct_5678', 60_000))).statusCode).toBe(303);
    expect(fake.requests).toHaveLength(31);
  });

  it('takes nothing from a link while Stripe is away, however often it is tried', async () => {
    const store = memoryStore();
    const token = await withStripe().tokens.mint('payout-refresh', 'acct_1234', 60_000);
    let client = 0;
    const refreshWith = async ({ app }: ReturnType<typeof testApi>, times: number) => {
      const statuses = new Set<number>();
      for (let n = 0; n < times; n += 1) {
        const remoteAddress = `192.0.2.${(client += 1)}`;
        statuses.add(
          (await app.inject({ url: `${links}/refresh?token=${token}`, remoteAddress })).statusCode,
        );
      }
      return [...statuses];
    };
    fake.controls.fault = '500';
    expect(await refreshWith(withStripe('v1', 60_000, store), 35)).toEqual([503]);
    fake.reset();
    // Another instance: the first one still holds its calls back.
    const mended = withStripe('v1', 60_000, store);
    expect(await refreshWith(mended, 10)).toEqual([303]);
    expect(await refreshWith(mended, 1)).toEqual([403]);
  });

  it('renews a link for a GET alone: a HEAD would make one that nobody sees', async () => {
    const { app, tokens } = withStripe();
    const url = `${links}/refresh?token=${await tokens.mint('payout-refresh', 'acct_1234', 60_000)}`;
    for (const method of ['HEAD', 'POST', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url });
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET']);
    }
    expect(
      (await app.inject({ method: 'HEAD', url: url.replace('refresh?', '%72efresh?') })).statusCode,
    ).not.toBe(303);
    expect(fake.requests).toHaveLength(0);
  });

  it('gives a person whose link cannot be renewed a sentence and a way on', async () => {
    const { app, tokens, log } = withStripe();
    const refresh = (token: string) => app.inject(`${links}/refresh?token=${token}`);
    for (const token of ['', 'x', await tokens.mint('payout-status', 'acct_1234', 60_000)]) {
      const refused = await refresh(token);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toMatch(/no longer valid.*href="\/"/s);
    }
    fake.controls.fault = '500';
    const late = await refresh(await tokens.mint('payout-refresh', 'acct_1234', 60_000));
    expect(late.statusCode).toBe(503);
    expect(late.headers['content-type']).toMatch('text/html');
    expect(late.headers['retry-after']).toBe('60');
    expect(late.body).toContain("Stripe isn't answering right now");
    expect(log()).not.toContain('eyJ');
  });

  it.each(['401', '404'] as const)(
    'asks nobody to reload where Stripe has answered, and will not say otherwise: %s',
    async (fault) => {
      const { app, tokens } = withStripe();
      fake.controls.fault = fault;
      const token = await tokens.mint('payout-refresh', 'acct_1234', 60_000);
      const denied = await app.inject(`${links}/refresh?token=${token}`);
      expect([denied.statusCode, denied.headers['retry-after']]).toEqual([502, undefined]);
      expect(denied.body).toContain('Stripe did not renew this link');
    },
  );
});

describe('POST /v2/webhooks/stripe', () => {
  const stripe = new Stripe('sk_test_fake');
  const seconds = () => Math.floor(Date.now() / 1000);
  const changed = (id: string, account: string) => ({
    id,
    object: 'event',
    type: 'account.updated',
    account,
    data: { object: { id: account, object: 'account', details_submitted: true } },
  });
  const thin = (id: string, account: string) => ({
    id,
    object: 'v2.core.event',
    type: 'v2.core.account[requirements].updated',
    related_object: { id: account, type: 'v2.core.account', url: `/v2/core/accounts/${account}` },
  });
  type Api = ReturnType<typeof withStripe>;

  function send({ post }: Api, event: object, { timestamp = seconds(), key = secret } = {}) {
    const payload = JSON.stringify(event, null, 2);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
    return post('/v2/webhooks/stripe', payload, { 'stripe-signature': signature });
  }

  it.each([
    ['v1', changed],
    ['v2', thin],
  ] as const)('%s: who waits hears of the change with the next poll', async (accounts, event) => {
    const api = withStripe(accounts);
    const token = await api.payoutToken('acct_hook1');
    expect(await api.poll(token)).toBe('PENDING');
    fake.controls.accounts['acct_hook1'] = 'complete';
    expect(await api.poll(token), 'still from the cache').toBe('PENDING');
    expect((await send(api, event('evt_1', 'acct_hook1'))).statusCode).toBe(200);
    expect(await api.poll(token)).toBe('READY_TO_REDIRECT');
    expect(fake.requests).toHaveLength(2);
  });

  it('counts an event once, and asks nothing about accounts nobody waits for', async () => {
    const api = withStripe();
    await api.poll(await api.payoutToken('acct_hook1'));
    for (let n = 0; n < 3; n += 1)
      expect((await send(api, changed('evt_2', 'acct_hook1'))).statusCode).toBe(200);
    await send(api, changed('evt_3', 'acct_nobody'));
    expect(fake.requests).toHaveLength(2);
  });

  it('knows an event for as long as Stripe repeats it', async () => {
    let now = 1;
    const api = withStripe('v1', 60_000, memoryStore({ now: () => now }));
    const waits = async () => api.poll(await api.payoutToken('acct_hook1'));
    await waits();
    await send(api, changed('evt_10', 'acct_hook1'));
    now += 3 * 24 * 3_600_000;
    // Somebody waits again, or nothing would be asked for any event.
    await waits();
    const asked = fake.requests.length;
    expect((await send(api, changed('evt_10', 'acct_hook1'))).statusCode).toBe(200);
    expect(fake.requests).toHaveLength(asked);
    await send(api, changed('evt_11', 'acct_hook1'));
    expect(fake.requests).toHaveLength(asked + 1);
  });

  it.each(['500', 'hang'] as const)(
    'has an event sent again whose account cannot be asked about: %s',
    async (fault) => {
      const api = withStripe('v1', 400);
      const token = await api.payoutToken('acct_hook1');
      expect(await api.poll(token)).toBe('PENDING');
      fake.controls.accounts['acct_hook1'] = 'complete';
      fake.controls.fault = fault;
      const refused = await send(api, changed('evt_6', 'acct_hook1'));
      expect(refused.statusCode).toBe(503);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      fake.controls.fault = 'ok';
      expect((await send(api, changed('evt_6', 'acct_hook1'))).statusCode).toBe(200);
      const asked = fake.requests.length;
      expect(await api.poll(token)).toBe('READY_TO_REDIRECT');
      expect((await send(api, changed('evt_6', 'acct_hook1'))).statusCode).toBe(200);
      expect(fake.requests).toHaveLength(asked);
      const { body } = await api.app.inject('/metrics');
      for (const outcome of ['postponed', 'repeated'])
        expect(body).toMatch(new RegExp(`^stripe_webhooks_total\\{outcome="${outcome}"\\} 1$`, 'm'));
    },
  );

  it('lets the next poll ask where an event could not', async () => {
    const api = withStripe('v1', 400);
    const token = await api.payoutToken('acct_hook1');
    expect(await api.poll(token)).toBe('PENDING');
    fake.controls.accounts['acct_hook1'] = 'complete';
    fake.controls.fault = '429';
    expect((await send(api, changed('evt_7', 'acct_hook1'))).statusCode).toBe(503);
    fake.controls.fault = 'ok';
    expect(await api.poll(token)).toBe('READY_TO_REDIRECT');
  });

  it('is done with an event whose account is gone', async () => {
    const api = withStripe();
    await api.poll(await api.payoutToken('acct_hook1'));
    fake.controls.fault = '404';
    expect((await send(api, changed('evt_8', 'acct_hook1'))).statusCode).toBe(200);
  });

  it('accepts no time to come, wherever it stands in the signature', async () => {
    const { post } = withStripe();
    const payload = JSON.stringify(changed('evt_9', 'acct_hook1'));
    const later = seconds() + 4000;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: later });
    const sent = await post('/v2/webhooks/stripe', payload, {
      'stripe-signature': `t=${seconds()},${signature}`,
    });
    expect(sent.statusCode).toBe(400);
  });

  it('accepts a large event', async () => {
    const event = { ...changed('evt_4', 'acct_hook1'), filler: 'x'.repeat(50_000) };
    expect((await send(withStripe(), event)).statusCode).toBe(200);
  });

  it.each([
    ['a foreign signature', { key: 'whsec_foreign' }],
    ['an old time', { timestamp: Math.floor(Date.now() / 1000) - 400 }],
    ['a time to come', { timestamp: Math.floor(Date.now() / 1000) + 4000 }],
  ])('refuses %s', async (_what, signing) => {
    const api = withStripe();
    await api.poll(await api.payoutToken('acct_hook1'));
    expect((await send(api, changed('evt_5', 'acct_hook1'), signing)).statusCode).toBe(400);
    expect(fake.requests).toHaveLength(1);
  });

  it('refuses what is not signed, not JSON, or not from Stripe', async () => {
    const { post } = withStripe();
    expect((await post('/v2/webhooks/stripe', '{}')).statusCode).toBe(400);
    const payload = 'not json';
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds() });
    expect((await post('/v2/webhooks/stripe', payload, { 'stripe-signature': signature })).statusCode).toBe(
      400,
    );
    expect(
      (await testApi().post('/v2/webhooks/stripe', payload, { 'stripe-signature': signature })).statusCode,
    ).toBe(400);
  });
});
