import type { FastifyBaseLogger } from 'fastify';
import type { Guard } from '../providers/guard.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { PayoutProvider, PayoutStatus, ProviderError } from '../providers/provider.ts';
import type { Store } from '../store/store.ts';
import type { Grant, Tokens } from '../tokens.ts';
import { activeAccounts } from './active-accounts.ts';
import { singleFlight } from '../single-flight.ts';
import { steadyNow } from '../steady-clock.ts';
import {
  isFresh,
  isRecent,
  knownStatus,
  presentStatus,
  withoutAnswer,
  type KnownStatus,
} from './known-status.ts';

/** The bounds of polling (spec 10.9): after these a token answers ERROR, so that no page asks forever. */
export const maxPolls = 200;
export const maxPollingMs = 10 * 60_000;

/** How long a status outlives its freshness in the store: it is the answer while the provider is silent. */
const storedTtlMs = 120_000;

/** The window of `pollsPer10S`. */
const pollWindowMs = 10_000;

/** Our own allowance is given out in thirds of a second, so that no second sees much more than its share. */
const allowanceWindowMs = 334;

export interface PayoutStatusOptions {
  provider: PayoutProvider;
  store: Store;
  tokens: Tokens;
  guard: Guard;
  metrics: Metrics;
  /** How often one token is looked at in 10 s; beyond it the page is told to ask again. */
  pollsPer10S: number;
  /** A clock that nobody sets, in milliseconds since 1970. */
  now?: () => number;
}

/** The log of the request that asks: its lines bear the request's name. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** What a poll is answered; `isTokenRefused` where it was no token of ours. */
export interface PayoutAnswer {
  status: PayoutStatus;
  isTokenRefused: boolean;
}

/** Answers how far an account's payout setup is, asking the provider as seldom as that allows. */
export interface PayoutStatuses {
  /** The status for whoever holds a token; a bad token is an ERROR that costs no call. */
  forToken(token: unknown, log: Log): Promise<PayoutAnswer>;
  /**
   * Asks again about an account that somebody is waiting for, because the provider says it has changed. Says whether there is
   * nothing left to do; where the provider could not be asked, the next poll asks.
   */
  refresh(accountId: string, log: Log): Promise<boolean>;
}

/** What came of asking: what we know now, and whether the provider has said so. */
interface Asked {
  known: KnownStatus;
  isAnswered: boolean;
}

/** Puts token, cache, allowance and guard before the provider, in this order. */
export function payoutStatuses(options: PayoutStatusOptions): PayoutStatuses {
  const { provider, store, tokens, guard, metrics, pollsPer10S, now = steadyNow } = options;
  const { maxStatusesPerSecond, cache } = provider;
  const active = activeAccounts(maxStatusesPerSecond, now);
  const once = singleFlight<Asked>();

  async function statusFor({ id, subject: accountId, ttlMs }: Grant, log: Log): Promise<PayoutStatus> {
    const [polls, lately] = await Promise.all([
      store.count(`polls:${id}`, ttlMs),
      store.count(`pace:${id}`, pollWindowMs),
    ]);
    if (polls.count > maxPolls || polls.ageMs > maxPollingMs) return answer('ERROR', 'limit');
    if (lately.count > pollsPer10S) return answer('PENDING', 'limit');

    active.add(accountId);
    const cached = await read(accountId);
    if (cached && isFresh(cached, Math.max(cache.settledTtlMs, pendingTtlMs()), now())) {
      return answer(presentStatus(cached, now()), 'cache');
    }
    const { known } = await once(accountId, () => ask(accountId, cached, log));
    return answer(presentStatus(known, now()), 'provider');
  }

  /** Asks the provider, and remembers what it says, or that it says nothing. */
  async function ask(accountId: string, last: KnownStatus | undefined, log: Log): Promise<Asked> {
    if (await isAllowanceUsedUp()) {
      metrics.shortCircuited.inc({ provider: provider.name, reason: 'allowance' });
      return { known: last ?? knownStatus('PENDING', 0, now()), isAnswered: false };
    }
    const asked = await guard('status', (signal) => provider.status(accountId, signal)).then(
      (status) => answered(status),
      ({ fault, message }: ProviderError) => {
        log.warn({ provider: provider.name, fault, reason: message }, 'no payout status');
        if (fault === 'refused') return answered('ERROR', cache.settledTtlMs);
        const isOdd = fault === 'malformed';
        if (isOdd && !(last && isRecent(last, now()))) return answered('ERROR', pendingTtlMs());
        return { known: withoutAnswer(last, pendingTtlMs(), now()), isAnswered: isOdd };
      },
    );
    await store.set(`status:${accountId}`, JSON.stringify(asked.known), storedTtlMs);
    return asked;
  }

  function answered(
    status: PayoutStatus,
    ttlMs = status === 'PENDING' ? pendingTtlMs() : cache.settledTtlMs,
  ) {
    return { known: knownStatus(status, ttlMs, now()), isAnswered: true };
  }

  const pendingTtlMs = () => Math.max(cache.pendingTtlMs, active.turnMs());

  /** Asks about an account that has changed: a call that was already under way may have been answered before the change. */
  async function askAnew(accountId: string, known: KnownStatus, log: Log): Promise<Asked> {
    let isOurs = false;
    const first = await once(accountId, () => {
      isOurs = true;
      return ask(accountId, known, log);
    });
    return isOurs ? first : once(accountId, () => ask(accountId, first.known, log));
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
    async forToken(token, log) {
      try {
        const grant = await tokens.read('payout-status', token);
        if (!('refused' in grant)) return { status: await statusFor(grant, log), isTokenRefused: false };
        log.info({ reason: grant.refused }, 'payout token refused');
        return { status: answer('ERROR', 'token'), isTokenRefused: true };
      } catch (error) {
        log.error({ err: error }, 'payout status failed');
        return { status: answer('ERROR', 'failure'), isTokenRefused: false };
      }
    },
    async refresh(accountId, log) {
      const cached = await read(accountId);
      if (!cached) return true;
      const { known, isAnswered } = await askAnew(accountId, cached, log);
      if (!isAnswered)
        await store.set(`status:${accountId}`, JSON.stringify({ ...known, freshUntil: 0 }), storedTtlMs);
      return isAnswered;
    },
  };
}
