import type { FastifyBaseLogger } from 'fastify';
import type { Guard } from '../providers/guard.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { PayoutGrant, PayoutSource, PayoutStatus, ProviderError } from '../providers/provider.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from '../tokens.ts';
import { activeAccounts } from './active-accounts.ts';
import { known, noAnswer, presentStatus, type Known } from './known-status.ts';
import { singleFlight } from './single-flight.ts';

/** The bounds of polling (spec 7): after these a token answers ERROR, so that no page asks for ever. */
const polls = { most: 200, forMs: 10 * 60_000 };

/** Our own allowance at Stripe: 5 calls each third of a second, 15/s, in no second more than 20. */
const allowance = { calls: 5, everyMs: 334 };

export interface PayoutStatusOptions {
  source: PayoutSource;
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

export function payoutStatuses(options: PayoutStatusOptions): PayoutStatuses {
  const { source, store, tokens, guard, metrics, log } = options;
  const active = activeAccounts();
  const once = singleFlight<Known>();

  async function forToken(token: unknown): Promise<PayoutStatus> {
    const grant = await grantOf(token);
    if (!grant) return answer('ERROR', 'token');
    const { count, ageMs } = await store.count(`polls:${grant.id}`, grant.lifetimeMs);
    if (count > polls.most || ageMs > polls.forMs) return answer('ERROR', 'limit');

    active.saw(grant.accountId);
    const cached = await read(grant.accountId);
    if (cached && Date.now() < cached.freshUntil) return answer(presentStatus(cached), 'cache');
    return answer(presentStatus(await once(grant.accountId, () => ask(grant.accountId, cached))), 'provider');
  }

  async function grantOf(token: unknown): Promise<PayoutGrant | undefined> {
    const demo = typeof token === 'string' ? source.demoGrant?.(token) : undefined;
    if (demo) return demo;
    const grant = await tokens.read('payout-status', token);
    if (!('refused' in grant))
      return { id: grant.id, accountId: grant.subject, lifetimeMs: grant.lifetimeMs };
    log.info({ reason: grant.refused }, 'payout token refused');
    return undefined;
  }

  /** Asks the provider, and remembers what it says, or that it says nothing. */
  async function ask(accountId: string, last: Known | undefined): Promise<Known> {
    const settledMs = source.isSandbox ? 0 : 60_000;
    const freshMs = source.isSandbox ? 0 : active.pollMs();
    if (!source.isSandbox && (await isAllowanceUsedUp())) {
      metrics.held.inc({ provider: source.name, reason: 'allowance' });
      return last ?? known('PENDING', 0);
    }
    const next = await guard('status', (signal) => source.status(accountId, signal)).then(
      (status) => known(status, status === 'PENDING' ? freshMs : settledMs),
      (error: ProviderError) => {
        log.warn({ provider: source.name, fault: error.fault, reason: error.message }, 'no payout status');
        if (error.fault === 'refused') return known('ERROR', settledMs);
        return error.fault === 'malformed' ? known('ERROR', freshMs) : noAnswer(last, freshMs);
      },
    );
    await store.set(`status:${accountId}`, JSON.stringify(next), 120_000);
    return next;
  }

  async function isAllowanceUsedUp() {
    return (await store.count(`calls:${source.name}`, allowance.everyMs)).count > allowance.calls;
  }

  async function read(accountId: string): Promise<Known | undefined> {
    const text = await store.get(`status:${accountId}`);
    return text === undefined ? undefined : (JSON.parse(text) as Known);
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
