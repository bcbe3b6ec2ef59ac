import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { Metrics } from '../ops/metrics.ts';
import { ProviderError } from './provider.ts';

export interface GuardOptions {
  provider: string;
  metrics: Metrics;
  /** A call that takes longer has failed. */
  timeoutMs: number;
  /** How many failures in a row hold calls back. */
  failures?: number;
  /** How long a failing provider is left alone before one call tries again. */
  restMs?: number;
}

/** Runs a call to a provider; whatever goes wrong comes out as a `ProviderError`. */
export type Guard = <Result>(
  operation: string,
  call: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** Bounds the calls to one provider in time, and holds them back while it fails: five in a row, then 10 s of rest. */
export function createGuard(options: GuardOptions): Guard {
  const { provider, metrics, timeoutMs, failures = 5, restMs = 10_000 } = options;
  // A refusal is an answer: the provider works, and asking it about another account may well succeed.
  const isFailure = (error: Error) => !(error instanceof ProviderError && error.fault === 'refused');
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  const policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  metrics.breaker.set({ provider }, 0);
  breaker.onBreak(() => metrics.breaker.set({ provider }, 1));
  breaker.onReset(() => metrics.breaker.set({ provider }, 0));

  return async (operation, call) => {
    const end = metrics.calls.startTimer({ provider, operation });
    try {
      const result = await policy.execute(({ signal }) => call(signal));
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        metrics.held.inc({ provider, reason: 'breaker' });
        throw new ProviderError('unavailable', 'held back, since the last calls failed');
      }
      const failure = asProviderError(error);
      end({ outcome: failure.fault });
      throw failure;
    }
  };
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const late = error instanceof TaskCancelledError || (error as Error).name === 'AbortError';
  return new ProviderError('unavailable', late ? 'no answer in time' : `failed (${(error as Error).name})`);
}
