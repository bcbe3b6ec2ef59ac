import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ProviderError, type ConsentSource, type PayoutSource, type PayoutStatus } from './provider.ts';

const tokenPattern = /^(sandbox-[a-z\d-]+)(?:\.\w{1,40})?$/;
const tokenLivesMs = 11 * 60_000;

/**
 * Stands in for Stripe where no key is configured, so that every state of the payout page can be seen. The tokens it
 * knows are in `docs/how-to/payouts-and-consent.md`; `.name` after one makes a copy with a count of its own.
 */
export function sandboxPayouts(): PayoutSource {
  const asked = new LRUCache<string, number>({ max: 1000, ttl: tokenLivesMs });

  const states: Record<string, (id: string, signal: AbortSignal) => PayoutStatus | Promise<PayoutStatus>> = {
    'sandbox-ready': () => 'READY_TO_REDIRECT',
    'sandbox-ready-after-3': (id) => readyAfterThree(id),
    'sandbox-never-ready': () => 'PENDING',
    'sandbox-error': () => 'ERROR',
    'sandbox-slow': (_id, signal) => wait(4000, 'READY_TO_REDIRECT', { signal }),
    'sandbox-outage': () => {
      throw new ProviderError('unavailable', 'the sandbox plays an outage');
    },
  };

  /** Pending three times, then ready; then the count begins again. */
  function readyAfterThree(id: string): PayoutStatus {
    const count = (asked.get(id) ?? 0) + 1;
    asked.set(id, count % 4);
    return count < 4 ? 'PENDING' : 'READY_TO_REDIRECT';
  }

  return {
    name: 'sandbox',
    isSandbox: true,
    async status(id, signal) {
      const state = states[tokenPattern.exec(id)?.[1] ?? 'sandbox-ready-after-3'];
      return state ? state(id, signal) : 'ERROR';
    },
    // There is no page of a provider to fill in: the link leads straight to where the provider would return to.
    onboardingLink: async ({ returnUrl }) => ({
      url: returnUrl,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    }),
    readEvent: () => undefined,
    demoGrant: (token) =>
      tokenPattern.test(token) ? { id: token, accountId: token, lifetimeMs: tokenLivesMs } : undefined,
  };
}

/** Stands in for Checkr where no key is configured: its embed is served by ourselves, its failures are words. */
export function sandboxConsent(): ConsentSource {
  return {
    name: 'sandbox',
    isSandbox: true,
    embed: { servicesUrl: '/sandbox/checkr', env: 'sandbox-local' },
    async sessionToken(signal, link) {
      if (link === 'sandbox-refused') throw new ProviderError('refused', 'the sandbox plays a refusal');
      if (link === 'sandbox-busy') throw new ProviderError('busy', 'the sandbox plays a full queue');
      if (link === 'sandbox-outage') throw new ProviderError('unavailable', 'the sandbox plays an outage');
      if (link === 'sandbox-slow') await wait(4000, undefined, { signal });
      return `sandbox-${randomUUID()}`;
    },
  };
}
