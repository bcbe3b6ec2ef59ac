import type { FastifyBaseLogger } from 'fastify';
import type { Guard } from '../providers/guard.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { PayoutProvider, PayoutStatus, ProviderError } from '../providers/provider.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from '../tokens.ts';
import { activeAccounts } from './active-accounts.ts';
import { knownStatus, presentStatus, withoutAnswer, type KnownStatus } from './known-status.ts';
import { singleFlight } from './single-flight.ts';

/** The bounds of polling (spec 7): after these a token answers ERROR, so that no page asks forever. */
const maxPolls = 200;
const maxPollingMs = 10 * 60_000;

/** How long a status outlives its freshness in the store: it is the answer while the provider is silent. */
const storedTtlMs = 120_000;

/** Our own allowance is given out in thirds of a second, so that no second sees much more than its share. */
const allowanceWindowMs = 334;

export interface PayoutStatusOptions {
  provider: PayoutProvider;
  store: Store;
  tokens: Tokens;
  guard: Guard;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Answers how far an account's payout setup is, asking the provider as seldom as that allows. */
export interface PayoutStatuses {
  /** The status for whoever holds a token; a bad token is an ERROR that costs no call. */
  forToken(token: unknown): Promise<PayoutStatus>;
  /** Asks again about an account that somebody is waiting for, because the provider says it has changed. */
  refresh(accountId: string): Promise<void>;
}

/** Puts token, cache, allowance and guard before the provider, in this order. */
export function payoutStatuses(options: PayoutStatusOptions): PayoutStatuses {
  const { provider, store, tokens, guard, metrics, log } = options;
  const { maxStatusesPerSecond, cache } = provider;
  const active = activeAccounts(maxStatusesPerSecond);
  const once = singleFlight<KnownStatus>();

  async function forToken(token: unknown): Promise<PayoutStatus> {
    const grant = await tokens.read('payout-status', token);
    if ('refused' in grant) {
      log.info({ reason: grant.refused }, 'payout token refused');
      return answer('ERROR', 'token');
    }
    const { count, ageMs } = await store.count(`polls:${grant.id}`, grant.ttlMs);
    if (count > maxPolls || ageMs > maxPollingMs) return answer('ERROR', 'limit');

    const accountId = grant.subject;
    active.add(accountId);
    const cached = await read(accountId);
    if (cached && Date.now() < cached.freshUntil) return answer(presentStatus(cached), 'cache');
    return answer(presentStatus(await once(accountId, () => ask(accountId, cached))), 'provider');
  }

  /** Asks the provider, and remembers what it says, or that it says nothing. */
  async function ask(accountId: string, last: KnownStatus | undefined): Promise<KnownStatus> {
    if (await isAllowanceUsedUp()) {
      metrics.shortCircuited.inc({ provider: provider.name, reason: 'allowance' });
      return last ?? knownStatus('PENDING', 0);
    }
    const pendingTtlMs = Math.max(cache.pendingTtlMs, active.turnMs());
    const next = await guard('status', (signal) => provider.status(accountId, signal)).then(
      (status) => knownStatus(status, status === 'PENDING' ? pendingTtlMs : cache.settledTtlMs),
      ({ fault, message }: ProviderError) => {
        log.warn({ provider: provider.name, fault, reason: message }, 'no payout status');
        if (fault === 'refused') return knownStatus('ERROR', cache.settledTtlMs);
        return fault === 'malformed' ? knownStatus('ERROR', pendingTtlMs) : withoutAnswer(last, pendingTtlMs);
      },
    );
    await store.set(`status:${accountId}`, JSON.stringify(next), storedTtlMs);
    return next;
  }

  async function isAllowanceUsedUp() {
    if (maxStatusesPerSecond === Infinity) return false;
    const { count } = await store.count(`calls:${provider.name}`, allowanceWindowMs);
    return count > maxStatusesPerSecond / 3;
  }

  async function read(accountId: string): Promise<KnownStatus | undefined> {
    const text = await store.get(`status:${accountId}`);
    return text === undefined ? undefined : (JSON.parse(text) as KnownStatus);
  }

  function answer(status: PayoutStatus, from: string): PayoutStatus {
    metrics.statuses.inc({ status, source: from });
    return status;
  }

  return {
    forToken: (token) =>
      forToken(token).catch((error: unknown) => {
        log.error({ err: error }, 'payout status failed');
        return answer('ERROR', 'failure');
      }),
    async refresh(accountId) {
      const cached = await read(accountId);
      if (cached) await once(accountId, () => ask(accountId, { ...cached, freshUntil: 0 }));
    },
  };
}
