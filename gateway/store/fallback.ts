import type { Store } from './store.ts';

/** How long a shared store that failed is left alone, so that an outage costs one call a second, not each. */
const restMs = 1000;

/**
 * Goes on with this process's own memory where the shared store fails: limits and caches then hold for each instance by
 * itself, which is worse, but nobody is turned away.
 */
export function withFallback(shared: Store, own: Store, onFailure: (error: Error) => void): Store {
  let restsUntil = 0;
  async function attempt<Result>(call: (store: Store) => Promise<Result>): Promise<Result> {
    if (Date.now() < restsUntil) return call(own);
    try {
      return await call(shared);
    } catch (error) {
      restsUntil = Date.now() + restMs;
      onFailure(error as Error);
      return call(own);
    }
  }
  return {
    get: (key) => attempt((store) => store.get(key)),
    set: (key, value, livesMs) => attempt((store) => store.set(key, value, livesMs)),
    delete: (key) => attempt((store) => store.delete(key)),
    count: (key, windowMs) => attempt((store) => store.count(key, windowMs)),
    async close() {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
