import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { Store } from './store.ts';

/** A call of the shared store that takes longer has failed: nobody waits longer for it. */
const maxWaitMs = 350;
/** After how many failures in a row the shared store is left alone. */
const maxFailures = 3;
/** How long it is left alone before it is tried again. */
const usualPauseMs = 30_000;

export interface FallbackOptions {
  metrics: Pick<Metrics, 'storeFailures' | 'storeLeft'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** How long the shared store is left alone, in milliseconds. */
  pauseMs?: number;
}

/** A shared store that is replaced where it fails. */
export interface ReplacedStore extends Store {
  /** Finds out whether the shared store answers, before anybody needs it. Asks no more than it takes to leave it. */
  tryOut(): Promise<void>;
}

/**
 * Goes on with this process's own memory where the shared store fails: limits and caches then hold for each instance by
 * itself, which is worse, but nobody is turned away. A store that failed three times in a row, or was too slow, is left alone
 * for 30 s and then tried once in the background: no request waits for a server that is frozen. The log says when that changes.
 */
export function withFallback(shared: Store, own: Store, options: FallbackOptions): ReplacedStore {
  const { metrics, log, pauseMs = usualPauseMs } = options;
  // When it is tried again is for the timer below to say: the package goes by a clock that may be set.
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: -Infinity,
    breaker: new ConsecutiveBreaker(maxFailures),
  });
  const policy = wrap(breaker, timeout(maxWaitMs, TimeoutStrategy.Aggressive));
  let probing: NodeJS.Timeout | undefined;
  let isLeft = false;
  let isClosed = false;

  breaker.onBreak((reason) => {
    probing = setTimeout(() => void probe(), pauseMs).unref();
    // A probe that failed changes nothing.
    if (isLeft) return;
    isLeft = true;
    const failure = 'error' in reason ? reason.error : new Error('held back');
    const { message } = shared.trouble?.() ?? failure;
    metrics.storeLeft.set(1);
    log.warn({ reason: message }, 'shared store fails: going on with own memory, trying it every 30 s');
  });
  breaker.onReset(() => {
    isLeft = false;
    metrics.storeLeft.set(0);
    // As severe as what it ends: whoever reads of the one reads of the other.
    log.warn('shared store answers again');
  });

  // A signal for each call: the package's own would be listened to by all at once, of which Node warns.
  const bounded = <Result>(call: (store: Store) => Promise<Result>) =>
    policy.execute(() => call(shared), new AbortController().signal);
  // By writing: one that only reads, as the former one does after a failover, is of no use.
  const ask = () => bounded((store) => store.count('probe:', pauseMs));
  const probe = () => ask().catch(() => undefined);

  async function tryOut() {
    for (let n = 0; n < maxFailures && !isClosed && breaker.state === CircuitState.Closed; n += 1) {
      try {
        await ask();
        return;
      } catch {
        // The breaker counts it.
      }
    }
  }

  async function attempt<Result>(call: (store: Store) => Promise<Result>): Promise<Result> {
    if (breaker.state !== CircuitState.Closed) return call(own);
    try {
      return await bounded(call);
    } catch {
      metrics.storeFailures.inc();
      return call(own);
    }
  }

  return {
    get: (key) => attempt((store) => store.get(key)),
    set: (key, value, ttlMs) => attempt((store) => store.set(key, value, ttlMs)),
    count: (key, ttlMs) => attempt((store) => store.count(key, ttlMs)),
    giveBack: (key) => attempt((store) => store.giveBack(key)),
    tryOut,
    async close() {
      isClosed = true;
      clearTimeout(probing);
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
