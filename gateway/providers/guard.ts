import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { Metrics } from '../ops/metrics.ts';
import { ProviderError, type Provider } from './provider.ts';

/** Runs a call to a provider; whatever goes wrong comes out as a `ProviderError`. */
export type Guard = <Result>(
  operation: string,
  call: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** How long the breaker stays open before one call tries again. */
const halfOpenAfterMs = 10_000;

/** Bounds the calls to one provider in time, and short-circuits them for 10 s after it failed too often in a row. */
export function createGuard({ name, timeoutMs, maxFailures }: Provider, metrics: Metrics): Guard {
  // A refusal or an odd answer is an answer: the provider works, and asking it about another account may well succeed.
  const isFailure = (error: Error) =>
    !(error instanceof ProviderError && (error.fault === 'refused' || error.fault === 'malformed'));
  // The package goes by a clock that may be set back, and would then hold calls back for as long: we time it ourselves.
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: -Infinity,
    breaker: new ConsecutiveBreaker(maxFailures),
  });
  let openedAt = 0;
  const policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  metrics.breaker.set({ provider: name }, 0);
  breaker.onBreak(() => {
    openedAt = performance.now();
    metrics.breaker.set({ provider: name }, 1);
  });
  breaker.onReset(() => metrics.breaker.set({ provider: name }, 0));

  // While one call tries again, the others don't wait for it.
  const isHeldBack = () =>
    breaker.state === CircuitState.HalfOpen ||
    (breaker.state === CircuitState.Open && performance.now() - openedAt < halfOpenAfterMs);

  return async (operation, call) => {
    if (isHeldBack()) {
      metrics.shortCircuited.inc({ provider: name, reason: 'breaker' });
      throw new ProviderError('unavailable', 'held back, since the last calls failed');
    }
    const endTimer = metrics.calls.startTimer({ provider: name, operation });
    try {
      // A signal for each call: the package's own would be listened to by all at once, of which Node warns.
      const result = await policy.execute(({ signal }) => call(signal), new AbortController().signal);
      endTimer({ outcome: 'ok' });
      return result;
    } catch (error) {
      const failure = asProviderError(error);
      endTimer({ outcome: failure.fault });
      throw failure;
    }
  };
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const isLate = error instanceof TaskCancelledError || (error as Error).name === 'AbortError';
  return new ProviderError('unavailable', isLate ? 'no answer in time' : `failed (${(error as Error).name})`);
}
