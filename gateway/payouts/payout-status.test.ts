import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeStripe, type FakeStripe } from '../../fakes/stripe/stripe.ts';
import { createGuard } from '../providers/guard.ts';
import { createMetrics } from '../ops/metrics.ts';
import { stripeProvider } from './stripe.ts';
import { ProviderError, type PayoutProvider, type PayoutStatus } from '../providers/provider.ts';
import { memoryStore } from '../store/memory.ts';
import { createTokens } from '../tokens.ts';
import { key, oldKey } from '../testing/test-api.ts';
import { payoutStatuses } from './payout-status.ts';

const tokens = createTokens([key, oldKey]);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const day = 24 * 60 * 60_000;

function build(provider: PayoutProvider) {
  const metrics = createMetrics();
  const guard = createGuard(provider, metrics);
  return payoutStatuses({ provider, store: memoryStore(), tokens, guard, metrics, log: quiet });
}

/** A provider that says what the test wants, and counts how often it is asked. */
function scripted(answer: () => PayoutStatus | Promise<PayoutStatus>) {
  const provider = {
    name: 'stripe',
    timeoutMs: 6000,
    maxFailures: 5,
    maxStatusesPerSecond: 15,
    cache: { pendingTtlMs: 3000, settledTtlMs: 60_000 },
    calls: [] as number[],
    async status() {
      provider.calls.push(Date.now());
      return answer();
    },
    onboardingLink: () => Promise.reject(new Error('not asked for')),
    readEvent: () => undefined,
  };
  return provider;
}

const outage = (): never => {
  throw new ProviderError('unavailable', 'down');
};

describe('through the real SDK', () => {
  let fake: FakeStripe;
  beforeAll(async () => {
    fake = await startFakeStripe();
  });
  afterEach(() => fake.reset());
  afterAll(() => fake.stop());
  const stripe = () =>
    stripeProvider({ secretKey: 'sk_test_fake', webhookSecrets: [], accounts: 'v1', apiUrl: fake.url });

  it('answers 500 simultaneous polls of one account with one call', async () => {
    const statuses = build(stripe());
    fake.controls.delayMs = 100;
    fake.controls.accounts['acct_many'] = 'complete';
    const hostTokens = await Promise.all(
      Array.from({ length: 500 }, () => tokens.mint('payout-status', 'acct_many', day)),
    );
    const answers = await Promise.all(hostTokens.map((token) => statuses.forToken(token)));
    expect(new Set(answers)).toEqual(new Set(['READY_TO_REDIRECT']));
    expect(fake.requests).toHaveLength(1);
  });

  it('makes no call for a token that is not good', async () => {
    const statuses = build(stripe());
    const good = await tokens.mint('payout-status', 'acct_1234', day);
    const foreign = createTokens([{ id: 'new', secret: Buffer.alloc(32, 9) }]);
    const retired = createTokens([{ id: 'retired', secret: Buffer.alloc(32, 3) }]);
    const bad: unknown[] = [
      null,
      undefined,
      '',
      7,
      'x'.repeat(10_000),
      good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA'),
      good.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
      await tokens.mint('payout-status', 'acct_1234', -1000),
      await tokens.mint('payout-refresh', 'acct_1234', day),
      await tokens.mint('consent', 'acct_1234', day),
      await foreign.mint('payout-status', 'acct_1234', day),
      await retired.mint('payout-status', 'acct_1234', day),
      'sandbox-ready',
    ];
    for (const token of bad) expect(await statuses.forToken(token), String(token)).toBe('ERROR');
    expect(fake.requests).toHaveLength(0);
  });

  it('accepts a token of the key before the newest', async () => {
    fake.controls.accounts['acct_1234'] = 'complete';
    const before = createTokens([oldKey]);
    const token = await before.mint('payout-status', 'acct_1234', day);
    expect(await build(stripe()).forToken(token)).toBe('READY_TO_REDIRECT');
  });

  it('ends with an error, not with a redirect, where the answer is not the account', async () => {
    fake.controls.accounts['acct_1234'] = 'complete';
    for (const fault of ['bare-502', 'other-account', 'html'] as const) {
      fake.controls.fault = fault;
      expect(await build(stripe()).forToken(await tokens.mint('payout-status', 'acct_1234', day))).toBe(
        'ERROR',
      );
    }
  });
});

describe('over time', () => {
  // The clock that tokens, caches and breaker go by; the store keeps its own.
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives the last answer for a minute of silence, then an error, and recovers', async () => {
    let answer: () => PayoutStatus = () => 'PENDING';
    const provider = scripted(() => answer());
    const statuses = build(provider);
    const token = await tokens.mint('payout-status', 'acct_1', day);
    expect(await statuses.forToken(token)).toBe('PENDING');
    answer = outage;
    for (let second = 3; second <= 63; second += 3) {
      vi.advanceTimersByTime(3000);
      expect(await statuses.forToken(token), `${second} s`).toBe('PENDING');
    }
    vi.advanceTimersByTime(3000);
    expect(await statuses.forToken(token)).toBe('ERROR');
    answer = () => 'READY_TO_REDIRECT';
    vi.advanceTimersByTime(10_001);
    expect(await statuses.forToken(token)).toBe('READY_TO_REDIRECT');
  });

  it('is pending, not wrong, while a provider that was never heard is silent', async () => {
    const statuses = build(scripted(outage));
    expect(await statuses.forToken(await tokens.mint('payout-status', 'acct_1', day))).toBe('PENDING');
  });

  it('holds calls back after five failures, and tries one after ten seconds', async () => {
    const provider = scripted(outage);
    const statuses = build(provider);
    const hostTokens = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tokens.mint('payout-status', `acct_${index}`, day)),
    );
    for (const token of hostTokens) {
      await statuses.forToken(token);
      vi.advanceTimersByTime(400);
    }
    expect(provider.calls).toHaveLength(5);
    vi.advanceTimersByTime(10_000);
    for (const token of hostTokens.slice(0, 5)) await statuses.forToken(token);
    expect(provider.calls).toHaveLength(6);
  });

  it('ends a token after 200 polls, or 10 minutes', async () => {
    const statuses = build(scripted(() => 'PENDING'));
    const often = await tokens.mint('payout-status', 'acct_1', day);
    for (let poll = 1; poll <= 200; poll += 1) expect(await statuses.forToken(often)).toBe('PENDING');
    expect(await statuses.forToken(often)).toBe('ERROR');

    const long = await tokens.mint('payout-status', 'acct_1', day);
    expect(await statuses.forToken(long)).toBe('PENDING');
    vi.advanceTimersByTime(10 * 60_000 + 1000);
    expect(await statuses.forToken(long)).toBe('ERROR');
  });

  it('asks at most 20 times in any second for 300 hosts that poll for a minute', async () => {
    const provider = scripted(() => 'PENDING');
    const statuses = build(provider);
    const hostTokens = await Promise.all(
      Array.from({ length: 300 }, (_, index) => tokens.mint('payout-status', `acct_${index}`, day)),
    );
    for (let tick = 0; tick < 600; tick += 1) {
      for (const token of hostTokens.slice((tick % 30) * 10, (tick % 30) * 10 + 10)) {
        expect(await statuses.forToken(token)).toBe('PENDING');
      }
      vi.advanceTimersByTime(100);
    }
    const busiest = provider.calls.map(
      (at) => provider.calls.filter((other) => other >= at && other < at + 1000).length,
    );
    expect(Math.max(...busiest)).toBeLessThanOrEqual(20);
    // And yet nobody is forgotten: in a minute everybody was asked about.
    expect(provider.calls.length).toBeGreaterThan(600);
  });
});

it('hears of a change at once, where somebody waits for it', async () => {
  let status: PayoutStatus = 'PENDING';
  const provider = scripted(() => status);
  const statuses = build(provider);
  const token = await tokens.mint('payout-status', 'acct_1', day);
  expect(await statuses.forToken(token)).toBe('PENDING');
  status = 'READY_TO_REDIRECT';
  await statuses.refresh('acct_nobody');
  expect(provider.calls).toHaveLength(1);
  await statuses.refresh('acct_1');
  expect(await statuses.forToken(token)).toBe('READY_TO_REDIRECT');
  expect(provider.calls).toHaveLength(2);
});
