import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { StripeFault } from '../../fakes/stripe/faults.ts';
import { startFakeStripe } from '../../fakes/stripe/stripe.ts';
import { ProviderError } from '../providers/provider.ts';
import { attemptTimeoutMs, stripeProvider } from './stripe.ts';

const fake = await startFakeStripe();
afterEach(() => fake.reset());
afterAll(() => fake.stop());

const options = (accounts: 'v1' | 'v2') => ({
  secretKey: 'sk_test_fake',
  webhookSecrets: [],
  accounts,
  apiUrl: fake.url,
});
/** With time enough for a busy machine: what is too slow is asked again. */
const provider = (accounts: 'v1' | 'v2') =>
  stripeProvider({ ...options(accounts), attemptTimeoutMs: 60_000 });
const signal = new AbortController().signal;

/** JSON that has no parts: the SDK would throw where nobody catches it, and end the process. */
const noObjects = ['json-text', 'json-number', 'json-true', 'json-null', 'json-list'] as const;

it('gives an answer or a failure within 6 s: two attempts, and the pause between', () => {
  const maxPauseMs = 800;
  expect(2 * attemptTimeoutMs + maxPauseMs).toBeLessThan(6000);
});

describe.each(['v1', 'v2'] as const)('%s accounts, through the real SDK', (accounts) => {
  it.each([
    ['not_submitted', 'PENDING'],
    ['submitted_pending_verification', 'READY_TO_REDIRECT'],
    ['complete', 'READY_TO_REDIRECT'],
    ['rejected', 'ERROR'],
    ...(accounts === 'v1' ? [['submitted_more_due', 'READY_TO_REDIRECT'] as const] : []),
  ] as const)('%s is %s', async (state, status) => {
    fake.controls.accounts['acct_test1'] = state;
    expect(await provider(accounts).status('acct_test1', signal)).toBe(status);
    expect(fake.requests).toHaveLength(1);
  });

  const faults: [StripeFault, string][] = [
    ['401', 'refused'],
    ['403', 'refused'],
    ['404', 'refused'],
    ['429', 'busy'],
    ['500', 'unavailable'],
    ['drop', 'unavailable'],
    // Something between Stripe and us, by its status.
    ['bare-404', 'refused'],
    ['bare-429', 'busy'],
    ['bare-502', 'unavailable'],
    ['null-429', 'busy'],
    ['null-500', 'unavailable'],
    ['html-429', 'busy'],
    ['html-502', 'unavailable'],
    ['empty-503', 'unavailable'],
    ['empty', 'unavailable'],
    ['html', 'unavailable'],
    ...noObjects.map((fault): [StripeFault, string] => [fault, 'unavailable']),
    ['other-account', 'malformed'],
    ['wrong-type', 'malformed'],
    ['huge', 'malformed'],
  ];
  it.each(faults)('%s is %s, never ready', async (fault, expected) => {
    fake.controls.fault = fault;
    fake.controls.accounts['acct_test1'] = 'complete';
    const error = await provider(accounts)
      .status('acct_test1', signal)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ fault: expected });
    expect((error as Error).message).not.toMatch(/sk_test|acct_test1/);
  });

  const silences: [StripeFault, attempts: number][] = [
    ['hang', 2],
    ['trickle', 2],
  ];
  it.each(silences)('%s ends when its time is over, after %i attempts', async (fault, attempts) => {
    fake.controls.fault = fault;
    const hasty = stripeProvider({ ...options(accounts), attemptTimeoutMs: 800 });
    await expect(hasty.status('acct_test1', signal)).rejects.toMatchObject({ fault: 'unavailable' });
    expect(fake.requests).toHaveLength(attempts);
  });

  it('a link is not made of JSON that has no parts', async () => {
    fake.controls.fault = 'json-text';
    const link = {
      accountId: 'acct_test1',
      returnUrl: 'https://a.example/',
      refreshUrl: 'https://b.example/',
    };
    await expect(provider(accounts).onboardingLink(link, signal)).rejects.toMatchObject({
      fault: 'unavailable',
    });
  });

  it('makes a link with both addresses, and says when it ends', async () => {
    const end = new Date('2030-01-02T03:04:05.000Z');
    fake.controls.changes = { expires_at: accounts === 'v1' ? end.getTime() / 1000 : end.toISOString() };
    const link = {
      accountId: 'acct_test1',
      returnUrl: 'https://www.example.com/payout-setup-complete?token=a',
      refreshUrl: 'https://www.example.com/v2/payouts/onboarding-links/refresh?token=b',
    };
    const { url, expiresAt } = await provider(accounts).onboardingLink(link, signal);
    expect(url).toMatch(/^https:\/\/connect\.stripe\.com\//);
    expect(expiresAt).toBe(end.toISOString());
    const sent = JSON.stringify(fake.requests[0]?.body);
    expect(sent).toContain(link.returnUrl);
    expect(sent).toContain(link.refreshUrl);
  });
});

describe('a v2 account that lacks what its types call optional', () => {
  const active = { status: 'active' };
  const transfers = (stripe_transfers: object | null) => ({
    recipient: { capabilities: { stripe_balance: { stripe_transfers } } },
  });
  it.each([
    ['is pending, where nothing says what is owed', { configuration: undefined }, undefined, 'PENDING'],
    ['is pending without a recipient', { recipient: null }, undefined, 'PENDING'],
    ['is pending without capabilities', { recipient: {} }, null, 'PENDING'],
    ['is pending without transfers', transfers(null), null, 'PENDING'],
    [
      'is ready without a recipient, where nothing is owed',
      { recipient: null },
      { entries: [] },
      'READY_TO_REDIRECT',
    ],
    ['is ready with transfers alone', transfers(active), undefined, 'READY_TO_REDIRECT'],
    ['is ready without a list of what is owed', transfers({ status: 'pending' }), {}, 'READY_TO_REDIRECT'],
    ['is an error where transfers are refused', transfers({ status: 'rejected' }), undefined, 'ERROR'],
  ])('%s', async (_what, configuration, requirements, status) => {
    fake.controls.changes = { configuration, requirements };
    expect(await provider('v2').status('acct_test1', signal)).toBe(status);
  });
});
