import type { Store } from './store.ts';

/** How long a shared store that failed is left alone, so that an outage costs one call a second, not each. */
const retryAfterMs = 1000;

/**
 * Goes on with this process's own memory where the shared store fails: limits and caches then hold for each instance by
 * itself, which is worse, but nobody is turned away.
 */
export function withFallback(shared: Store, own: Store, onFailure: (error: Error) => void): Store {
  let retryAt = 0;
  async function attempt<Result>(call: (store: Store) => Promise<Result>): Promise<Result> {
    if (Date.now() < retryAt) return call(own);
    try {
      return await call(shared);
    } catch (error) {
      retryAt = Date.now() + retryAfterMs;
      onFailure(error as Error);
      return call(own);
    }
  }
  return {
    get: (key) => attempt((store) => store.get(key)),
    set: (key, value, ttlMs) => attempt((store) => store.set(key, value, ttlMs)),
    count: (key, ttlMs) => attempt((store) => store.count(key, ttlMs)),
    async close() {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
