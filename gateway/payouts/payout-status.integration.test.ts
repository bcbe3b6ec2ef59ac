import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeStripe } from '../../fakes/stripe/stripe.ts';
import { createGuard } from '../providers/guard.ts';
import { createMetrics } from '../ops/metrics.ts';
import { stripeProvider } from './stripe.ts';
import { ProviderError, type PayoutProvider, type PayoutStatus } from '../providers/provider.ts';
import { memoryStore } from '../store/memory.ts';
import { createTokens } from '../tokens.ts';
import { key, oldKey } from '../testing/test-api.ts';
import { isFresh, knownStatus, presentStatus, withoutAnswer } from './known-status.ts';
import { payoutStatuses } from './payout-status.ts';

const fake = await startFakeStripe();
afterAll(() => fake.stop());
const tokens = createTokens([key, oldKey]);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const day = 24 * 60 * 60_000;

function build(provider: PayoutProvider, options: { now?: () => number; pollsPer10S?: number } = {}) {
  const metrics = createMetrics();
  const guard = createGuard(provider, metrics);
  const store = memoryStore(options);
  const parts = { provider, store, tokens, guard, metrics, pollsPer10S: 1000 };
  const { forToken, refresh } = payoutStatuses({ ...parts, ...options });
  return {
    forToken: async (token: unknown) => (await forToken(token, quiet)).status,
    refresh: (accountId: string) => refresh(accountId, quiet),
  };
}

/** A provider that says what the test wants, and counts how often it is asked. */
function scripted(answer: (account: string) => PayoutStatus | Promise<PayoutStatus>) {
  const provider = {
    name: 'stripe',
    timeoutMs: 6000,
    maxFailures: 5,
    maxStatusesPerSecond: 15,
    cache: { pendingTtlMs: 3000, settledTtlMs: 60_000 },
    calls: [] as number[],
    async status(account: string) {
      provider.calls.push(performance.now());
      return answer(account);
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
  afterEach(() => fake.reset());
  // A slow machine has time enough: how long is waited for, others try.
  const stripe = () => ({
    ...stripeProvider({
      secretKey: 'sk_test_fake',
      webhookSecrets: [],
      accounts: 'v1',
      apiUrl: fake.url,
      attemptTimeoutMs: 60_000,
    }),
    timeoutMs: 60_000,
  });

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
    for (const fault of ['wrong-type', 'other-account', 'huge'] as const) {
      fake.controls.fault = fault;
      expect(await build(stripe()).forToken(await tokens.mint('payout-status', 'acct_1234', day))).toBe(
        'ERROR',
      );
    }
  });

  it('is pending, not wrong, where something before Stripe fails', async () => {
    for (const fault of ['bare-502', 'html-502', 'empty-503', 'html-429', 'html', 'empty'] as const) {
      fake.controls.fault = fault;
      const statuses = build(stripe());
      expect(await statuses.forToken(await tokens.mint('payout-status', 'acct_1234', day)), fault).toBe(
        'PENDING',
      );
    }
  });
});

describe('over time', () => {
  // The clock that tokens, caches, breaker and store go by.
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

describe('one account with odd answers', () => {
  it('holds back nobody else', async () => {
    let now = Date.now();
    const provider = scripted((account) => {
      if (account === 'acct_odd') throw new ProviderError('malformed', 'odd');
      return 'READY_TO_REDIRECT';
    });
    const statuses = build(provider, { now: () => now });
    for (let n = 1; n <= 8; n += 1) {
      const odd = await tokens.mint('payout-status', 'acct_odd', day);
      expect(await statuses.forToken(odd)).toBe('ERROR');
      expect(provider.calls).toHaveLength(n);
      now += 3001;
    }
    const healthy = await tokens.mint('payout-status', 'acct_well', day);
    expect(await statuses.forToken(healthy)).toBe('READY_TO_REDIRECT');
    expect(provider.calls).toHaveLength(9);
  });

  it('keeps what was known of it for a minute', async () => {
    let now = Date.now();
    let answer: () => PayoutStatus = () => 'PENDING';
    const statuses = build(
      scripted(() => answer()),
      { now: () => now },
    );
    const token = await tokens.mint('payout-status', 'acct_1', day);
    expect(await statuses.forToken(token)).toBe('PENDING');
    answer = () => {
      throw new ProviderError('malformed', 'odd');
    };
    now += 30_000;
    expect(await statuses.forToken(token)).toBe('PENDING');
    now += 31_000;
    expect(await statuses.forToken(token)).toBe('ERROR');
  });
});

describe('a wall clock that is put back an hour', () => {
  afterEach(() => void vi.useRealTimers());

  it('freezes no status, and holds back no call', async () => {
    let now = Date.now();
    let answer: () => PayoutStatus = () => 'PENDING';
    const provider = scripted(() => answer());
    const statuses = build(provider, { now: () => now });
    const token = await tokens.mint('payout-status', 'acct_1', day);
    expect(await statuses.forToken(token)).toBe('PENDING');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() - 3600_000);
    answer = () => 'READY_TO_REDIRECT';
    now += 3001;
    expect(await statuses.forToken(token)).toBe('READY_TO_REDIRECT');
  });

  it('leaves the breaker to try again after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    let answer: () => PayoutStatus = outage;
    const statuses = build(scripted(() => answer()));
    const poll = async (account: string) =>
      statuses.forToken(await tokens.mint('payout-status', account, day));
    for (let n = 0; n < 5; n += 1) await poll(`acct_${n}`);
    answer = () => 'READY_TO_REDIRECT';
    expect(await poll('acct_6')).toBe('PENDING');
    vi.advanceTimersByTime(10_001);
    vi.setSystemTime(Date.now() - 3600_000);
    expect(await poll('acct_7')).toBe('READY_TO_REDIRECT');
  });
});

it('counts a status as stale that another instance, its clock ahead, would keep for an hour', () => {
  const now = 1_800_000_000_000;
  const ahead = knownStatus('PENDING', 3000, now + 3600_000);
  expect(isFresh(ahead, 60_000, now)).toBe(false);
  expect(isFresh(knownStatus('PENDING', 3000, now), 60_000, now + 2999)).toBe(true);
  expect(
    presentStatus(withoutAnswer({ ...ahead, silentSince: now + 3600_000 }, 3000, now), now + 60_001),
  ).toBe('ERROR');
});

it('tells a token that asks too often to ask again, without asking for it', async () => {
  const provider = scripted(() => 'READY_TO_REDIRECT');
  const statuses = build(provider, { pollsPer10S: 3 });
  const [greedy, other] = await Promise.all(
    ['acct_1', 'acct_2'].map((account) => tokens.mint('payout-status', account, day)),
  );
  for (let n = 0; n < 3; n += 1) expect(await statuses.forToken(greedy)).toBe('READY_TO_REDIRECT');
  expect(await statuses.forToken(greedy)).toBe('PENDING');
  expect(await statuses.forToken(other)).toBe('READY_TO_REDIRECT');
});

it('asks again after a change, and not with a call that was under way before it', async () => {
  const status: { now: PayoutStatus } = { now: 'PENDING' };
  let release = () => undefined as void;
  const provider = scripted(async () => {
    const said = status.now;
    await new Promise<void>((resolve) => (release = resolve));
    return said;
  });
  let now = Date.now();
  const statuses = build(provider, { now: () => now });
  const token = await tokens.mint('payout-status', 'acct_1', day);
  const settle = async <Result>(asking: Promise<Result>) => {
    const timer = setInterval(() => release(), 5);
    return asking.finally(() => clearInterval(timer));
  };
  expect(await settle(statuses.forToken(token))).toBe('PENDING');
  now += 3001;
  const underWay = statuses.forToken(token);
  await expect.poll(() => provider.calls.length).toBe(2);
  status.now = 'READY_TO_REDIRECT';
  const refreshed = statuses.refresh('acct_1');
  expect(await settle(Promise.all([underWay, refreshed]))).toEqual(['PENDING', true]);
  expect(await statuses.forToken(token)).toBe('READY_TO_REDIRECT');
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
